# bash completion of tagwire

_tagwire() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]:-}
    local which="--type --where --no-heartbeats --since --until --version --dict --no-mask --color --help"
    local versions="FIX.4.0 FIX.4.1 FIX.4.2 FIX.4.3 FIX.4.4 FIX.5.0 FIX.5.0SP1 FIX.5.0SP2 FIXT.1.1"
    local words=""
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "cat check stats dict replay gen store settings serve send --help --version" -- "$current")
        return
    fi
    case $previous in
    --output | -o) words="text json csv wire" ;;
    --version) words=$versions ;;
    --color) words="always never auto" ;;
    --lang) words="c rust csharp java" ;;
    --kind) words="plan template" ;;
    --answer) words="ack fill echo none" ;;
    --begin) words="FIX.4.0 FIX.4.1 FIX.4.2 FIX.4.3 FIX.4.4 FIXT.1.1" ;;
    --applver) words="7 8 9" ;;
    --type | -t | --where | --since | --until | --tags | --orders-max | --plan | --loops | --prefix | --package | --at | --sender | --target | --heartbeat | --wait | --count | --delimiter) return ;;
    --rule) words="tag-user=reject group-order=reject required=accept code=accept format=accept order=accept twice=accept" ;;
    esac
    if [ -n "$words" ]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
        return
    fi
    case $command in
    cat) words="$which --follow --output --tags" ;;
    check) words="$which --follow --rule --all" ;;
    stats) words="$which --json --orders --orders-max" ;;
    replay) words="$which --plan --loops --json" ;;
    serve) words="--answer --once --begin --applver --sender --target --heartbeat --store --reset --quiet --help" ;;
    send) words="--wait --count --delimiter --begin --applver --sender --target --heartbeat --store --reset --quiet --help" ;;
    store) words="inspect repair --records --help" ;;
    settings)
        words="--all --at --zoneinfo --help"
        if [ "$COMP_CWORD" -eq 2 ]; then
            mapfile -t COMPREPLY < <(compgen -W "check reference $words" -- "$current")
            return
        fi
        ;;
    gen) words="--lang --kind --version --dict --prefix --package --out --help" ;;
    dict)
        words="--version --dict --expand --color --help"
        if [[ $current != -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "list diff convert $versions" -- "$current"; compgen -f -- "$current")
            return
        fi
        ;;
    esac
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    fi
}
complete -o filenames -F _tagwire tagwire
