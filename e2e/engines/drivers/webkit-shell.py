#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver, and nothing else.

The browser that comes with WebKitGTK can be no narrower than 447 px, speaks the language of the machine alone, and
keeps its console to itself. This one takes any size, the language as --language=th-TH, --without-script to leave
scripts out, and writes what goes wrong in its pages into the file of --problems, a line each.
"""

import argparse

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GObject, Gtk, WebKit2

NAME = "VerisiamShell"

# Runs in every document before anything of its own.
WATCH = """
(() => {
  const tell = (...words) => webkit.messageHandlers.problems.postMessage(words.map(String).join(' '));
  for (const kind of ['error', 'warn']) {
    const write = console[kind];
    console[kind] = (...words) => {
      tell(`console ${kind}:`, ...words);
      write.apply(console, words);
    };
  }
  addEventListener('error', ({ message }) => tell('error:', message));
  addEventListener('unhandledrejection', ({ reason }) => tell('error:', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell('policy:', effectiveDirective, blockedURI));
})();
"""

parser = argparse.ArgumentParser()
parser.add_argument("--language", default="en-US")
parser.add_argument("--without-script", action="store_true")
parser.add_argument("--problems", required=True)
options, _ = parser.parse_known_args()

context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages([options.language])
context.set_automation_allowed(True)

settings = WebKit2.Settings()
settings.set_enable_javascript(not options.without_script)
settings.set_property("enable-javascript-markup", not options.without_script)
settings.set_enable_smooth_scrolling(False)
# The software renderer that stands in for a graphics card crashes now and then, and takes the page along.
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)


def note(problem):
    with open(options.problems, "a", encoding="utf-8") as file:
        file.write(problem.replace("\n", " ") + "\n")


content = WebKit2.UserContentManager()
content.connect(
    "script-message-received::problems", lambda _manager, result: note(result.get_js_value().to_string())
)
content.register_script_message_handler("problems")
content.add_script(
    WebKit2.UserScript.new(
        WATCH, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
    )
)

# With decorations, a window manager would keep it wider than a telephone.
window = Gtk.Window(decorated=False, default_width=1440, default_height=900)
window.connect("destroy", Gtk.main_quit)


def create_view(_session):
    """The one tab: whoever asks again gets it again."""
    if window.get_child() is None:
        view = GObject.new(
            WebKit2.WebView,
            web_context=context,
            user_content_manager=content,
            settings=settings,
            is_controlled_by_automation=True,
        )
        view.connect(
            "web-process-terminated", lambda _view, reason: note(f"the page's process ended: {reason.value_nick}")
        )
        window.add(view)
        window.show_all()
        view.grab_focus()
    return window.get_child()


def start(_context, session):
    """WebKitWebDriver takes a browser by its name alone."""
    information = WebKit2.ApplicationInfo()
    information.set_name(NAME)
    session.set_application_info(information)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()
