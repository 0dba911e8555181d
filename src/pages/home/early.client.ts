/**
 * The specimen card's answers until React and its code have come, a second later on a phone: see
 * src/build/plugins/inlined-script-plugin.
 */
import { answerEarly } from '../../illustrations/specimen/answer-early';
import { readTexts } from './early-texts';

answerEarly(readTexts);
