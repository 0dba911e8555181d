import * as v from 'valibot';
import { MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits';
import { code, countCharacters, PRINTABLE } from './text-rules';

/** Format characters, joiners, fillers: what is drawn as nothing. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters that somebody had to think of: as the password is hashed, without what nobody sees, also around it. */
const countSeen = (text: string): number =>
  countCharacters(text.normalize('NFKC').replace(UNSEEN, '').trim());

/**
 * A password being chosen: specification, section 5. Never trimmed, since a space may be meant; counted in
 * characters that can be seen; letters and numbers of any script. The server also refuses the most common ones.
 */
export const newPassword = () =>
  v.pipe(
    v.string(code('wrong-type')),
    v.nonEmpty(code('required')),
    v.regex(PRINTABLE, code('invalid-characters')),
    v.check((text) => countCharacters(text) >= PASSWORD_MIN_LENGTH, code('password-too-short')),
    v.metadata({ minLength: PASSWORD_MIN_LENGTH }),
    v.check((text) => countSeen(text) >= PASSWORD_MIN_LENGTH, code('password-too-short')),
    v.check((text) => countCharacters(text) <= MAX_LENGTH.password, code('too-long')),
    v.metadata({ maxLength: MAX_LENGTH.password }),
    v.regex(/\p{L}/u, code('password-needs-letter')),
    v.regex(/\p{Nd}/u, code('password-needs-number')),
  );

/** A password being entered: the rules may have changed since it was chosen, so only its size is checked. */
export const currentPassword = () =>
  v.pipe(
    v.string(code('wrong-type')),
    v.nonEmpty(code('required')),
    v.check((text) => countCharacters(text) <= MAX_LENGTH.password, code('too-long')),
    v.metadata({ maxLength: MAX_LENGTH.password }),
  );
