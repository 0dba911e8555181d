import { emailKey } from '../accounts/account';
import { accountNamed, IS_OF_ACCOUNT } from '../storage/index-of-accounts';
import type { Connection } from '../storage/store';
import { flatData } from '../submissions/flat-data';
import type { Submission } from '../submissions/submission';
import { toSubmission } from '../submissions/submission-row';
import { submissionsWhere } from './submissions-where';

/** `email`, and `personal.email`: whichever part of a form asks for it. */
const EMAIL_PATH = /(^|\.)email$/;

const hasEmail = (key: string) => (submission: Submission) =>
  flatData(submission.data).some(([path, text]) => EMAIL_PATH.test(path) && emailKey(text) === key);

/** What came in with an e-mail, whichever form it was typed into and in whichever letters. */
export const submissionsOfEmail = (connection: Connection, email: string): AsyncGenerator<Submission> =>
  // Letters fold in more ways than either database knows, so it can't choose the rows.
  submissionsWhere(connection, hasEmail(emailKey(email)));

/** By an index: of one account there are a few, however many rows there are. */
export const rowsOfAccount = (connection: Connection, accountId: string) =>
  connection
    .selectFrom('submissions')
    .selectAll()
    .where(IS_OF_ACCOUNT)
    .where(accountNamed(connection), '=', accountId)
    .orderBy('id');

/** What an account was made and has registered with. */
export async function submissionsOfAccount(connection: Connection, accountId: string): Promise<Submission[]> {
  const rows = await rowsOfAccount(connection, accountId).execute();
  return rows.map(toSubmission).filter(({ data }) => data['accountId'] === accountId);
}
