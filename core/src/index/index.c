typedef int twi_placeholder;
