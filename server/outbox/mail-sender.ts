import type { MailConfig } from '../config/config';
import { flatData } from '../submissions/flat-data';
import type { Submission } from '../submissions/submission';
import type { Delivery } from './delivery';
import { mailTextOf } from './mail-text';
import { createMailer, messageIdOf } from './mail-transport';
import type { Send } from './queue';
import { replyAddress } from './reply-address';

/** The visitor's own address, so that sales can simply answer; where it is none for a header, it is in the text. */
function replyTo({ data }: Submission): string | undefined {
  const texts = new Map(flatData(data));
  return replyAddress(texts.get('email') || texts.get('personal.email') || '');
}

/** Sends each submission as a plain text e-mail; the message id stays the same when it is tried again. */
export function createMailSender(config: MailConfig): Send<Delivery> {
  const mail = createMailer(config);
  return async ({ id, submission }, _now, signal) => {
    const reply = replyTo(submission);
    await mail({
      signal,
      messageId: messageIdOf(id, config),
      from: config.from,
      to: config.to,
      // Nothing of the visitor in the subject, which is shown and logged in many places.
      subject: `${submission.kind} ${submission.reference}`,
      text: mailTextOf(submission),
      ...(reply === undefined ? {} : { replyTo: { name: '', address: reply } }),
    });
  };
}
