#include "cli.h"
int command_check(int c, char **a){(void)c;(void)a;return 2;}
const char HELP_CHECK[]="";
