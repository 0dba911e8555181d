/**
 * The script inlined in every `<head>`, its hash in the Content-Security-Policy: what must happen before the first
 * paint, or work before the page's code has come. Bundled by src/build/plugins/inlined-script-plugin.
 */
import { startColorMode } from './colour-mode';
import { rememberLanguageChoice } from './language-choice.client';
import { startLinkMark } from './link-mark.client';
import { startScripting } from './scripting';
import { startSessionMark } from './session.client';

startScripting();
startSessionMark();
startLinkMark();
startColorMode();
rememberLanguageChoice();
