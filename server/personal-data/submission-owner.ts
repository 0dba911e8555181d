import { emailKey } from '../accounts/account';
import type { Connection } from '../storage/store';
import { flatData } from '../submissions/flat-data';
import type { Submission } from '../submissions/submission';
import { submissionsWhere } from './submissions-where';

/** `email`, and `personal.email`: whichever part of a form asks for it. */
const EMAIL_PATH = /(^|\.)email$/;

const hasEmail = (key: string) => (submission: Submission) =>
  flatData(submission.data).some(([path, text]) => EMAIL_PATH.test(path) && emailKey(text) === key);

/** What came in with an e-mail, whichever form it was typed into and in whichever letters. */
export const submissionsOfEmail = (connection: Connection, email: string): AsyncGenerator<Submission> =>
  // Letters fold in more ways than either database knows, so it can't choose the rows.
  submissionsWhere(connection, hasEmail(emailKey(email)));

/** What an account was made and has registered with. */
export const submissionsOfAccount = (connection: Connection, accountId: string): AsyncGenerator<Submission> =>
  submissionsWhere(connection, ({ data }) => data['accountId'] === accountId, accountId);
