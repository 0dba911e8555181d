/**
 * Inlined in the `<head>` of the bare home page alone, above the script of every page: it may send the reader to the home
 * page of another language, and nothing else is to be done before that.
 */
import { chooseHomeLocale } from './home-locale.client';

chooseHomeLocale();
