# fish completion of tagwire

set -l versions FIX.4.0 FIX.4.1 FIX.4.2 FIX.4.3 FIX.4.4 FIX.5.0 FIX.5.0SP1 FIX.5.0SP2 FIXT.1.1
set -l none 'not __fish_seen_subcommand_from cat check stats dict'
set -l logs '__fish_seen_subcommand_from cat check stats'
set -l all '__fish_seen_subcommand_from cat check stats dict'

complete -c tagwire -n $none -f -a cat -d 'show messages'
complete -c tagwire -n $none -f -a check -d 'explain faults'
complete -c tagwire -n $none -f -a stats -d 'what happened'
complete -c tagwire -n $none -f -a dict -d 'look up FIX versions'
complete -c tagwire -n $none -f -l version -d 'version and scan kernel'
complete -c tagwire -s h -l help -d 'help'

complete -c tagwire -n $logs -s t -l type -x -d 'of these MsgTypes'
complete -c tagwire -n $logs -l where -x -d 'for which an expression holds'
complete -c tagwire -n $logs -l no-heartbeats -d 'without Heartbeat and TestRequest'
complete -c tagwire -n $logs -l since -x -d 'SendingTime from this on'
complete -c tagwire -n $logs -l until -x -d 'SendingTime before this'
complete -c tagwire -n $logs -l no-mask -d 'show passwords'
complete -c tagwire -n $all -l version -x -a "$versions" -d 'of this FIX version'
complete -c tagwire -n $all -l dict -r -d 'of this dictionary'
complete -c tagwire -n $all -l color -x -a 'always never auto' -d 'colour'

complete -c tagwire -n '__fish_seen_subcommand_from cat check' -s f -l follow -d 'as files grow'
complete -c tagwire -n '__fish_seen_subcommand_from cat' -s o -l output -x -a 'text json csv wire' -d 'form'
complete -c tagwire -n '__fish_seen_subcommand_from cat' -l tags -x -d 'columns of csv'
complete -c tagwire -n '__fish_seen_subcommand_from check' -l rule -x -d 'what a rule leads to'
complete -c tagwire -n '__fish_seen_subcommand_from check' -l all -d 'show what is accepted too'
complete -c tagwire -n '__fish_seen_subcommand_from stats' -l json -d 'as JSON'
complete -c tagwire -n '__fish_seen_subcommand_from stats' -l orders -d 'list order chains'
complete -c tagwire -n '__fish_seen_subcommand_from stats' -l orders-max -x -d 'ClOrdIDs remembered'
complete -c tagwire -n '__fish_seen_subcommand_from dict' -a "list diff convert $versions"
complete -c tagwire -n '__fish_seen_subcommand_from dict' -l expand -d 'show what components are made of'
