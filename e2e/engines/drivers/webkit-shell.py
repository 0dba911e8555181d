#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver, and nothing else.

The browser that comes with WebKitGTK can be no narrower than 447 px, speaks the language of the machine alone, and
keeps its console to itself. This one takes any size, the language as --language=th-TH, --without-script to leave
scripts out, and writes its console to the standard output.
"""

import argparse

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GObject, Gtk, WebKit2

NAME = "VerisiamShell"

parser = argparse.ArgumentParser()
parser.add_argument("--language", default="en-US")
parser.add_argument("--without-script", action="store_true")
options, _ = parser.parse_known_args()

context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages([options.language])
context.set_automation_allowed(True)

settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_enable_javascript(not options.without_script)
settings.set_property("enable-javascript-markup", not options.without_script)
settings.set_enable_smooth_scrolling(False)

# With decorations, a window manager would keep it wider than a telephone.
window = Gtk.Window(decorated=False, default_width=1440, default_height=900)
window.connect("destroy", Gtk.main_quit)


def create_view(_session):
    """The one tab: whoever asks again gets it again."""
    if window.get_child() is None:
        view = GObject.new(
            WebKit2.WebView, web_context=context, settings=settings, is_controlled_by_automation=True
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
