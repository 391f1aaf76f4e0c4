def page(document, arranged, measured):
    return "<!doctype html>"
