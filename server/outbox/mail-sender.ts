import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/config';
import { flatData } from '../submissions/flat-data';
import type { Submission } from '../submissions/submission';
import type { Send } from './delivery';

const TIMEOUT_MS = 20_000;

function textOf(submission: Submission): string {
  const { reference, kind, locale, createdAt, data } = submission;
  const lines = flatData(data).map(([path, text]) => `${path}: ${text}`);
  const head = [`reference: ${reference}`, `form: ${kind}`, `language: ${locale}`];
  return [...head, `received: ${new Date(createdAt).toISOString()}`, '', ...lines].join('\n');
}

/** The visitor's own address, which the form's rules have checked, so that sales can simply answer. */
function replyTo({ data }: Submission): string | undefined {
  const texts = new Map(flatData(data));
  return texts.get('email') || texts.get('personal.email') || undefined;
}

/** Sends each submission as a plain text e-mail; the message id stays the same when it is tried again. */
export function createMailSender(config: MailConfig): Send {
  const transport = createTransport({
    url: config.url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, submission }) => {
    const reply = replyTo(submission);
    await transport.sendMail({
      messageId: `<${id}@${config.from.split('@')[1] ?? 'localhost'}>`,
      from: config.from,
      to: config.to,
      // Nothing of the visitor in the subject, which is shown and logged in many places.
      subject: `${submission.kind} ${submission.reference}`,
      text: textOf(submission),
      ...(reply === undefined ? {} : { replyTo: { name: '', address: reply } }),
    });
  };
}
