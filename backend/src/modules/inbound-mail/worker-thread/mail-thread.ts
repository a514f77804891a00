import type { Role } from '@portal/contracts';
import { asBuffer } from '../../../infrastructure/threads/as-buffer.js';
import { textOfComment } from '../../../infrastructure/wording/comment-body.js';
import { parseMail, type ParsedInboundMail } from '../receiver/parse-mail.js';
import { verdictOf, type CheckedMail, type SenderVerdict } from '../receiver/proof/sender-verdict.js';
import { SmtpRefusal } from '../receiver/smtp-refusal.js';
import { shownOf, type AnsweredThread } from '../messages/shown-message.js';

/** A mail as it arrived. */
export interface RawMail {
  content: Uint8Array;
  /** The address that the sending server gave; empty for bounces. */
  envelopeFrom: string;
}

/** What is to be shown of a mail, by the thread that it goes on with; null for one that opens a ticket. */
export interface ShownMail extends RawMail {
  thread: AnsweredThread | null;
  sentBy: Role | null;
}

/** A mail that is read, with its texts as plain texts, by how it is read. */
export interface ReadMail extends Omit<ParsedInboundMail, 'markdown'> {
  texts: Record<'whole' | 'opening' | 'answer', string>;
}

/** A refusal is an answer, for a thrown error loses its fields on the way out of a thread. */
export type MailAnswer<Result> = { result: Result } | { refusal: { responseCode: number; message: string } };

/** Reads a mail. */
export const read = (raw: RawMail): Promise<MailAnswer<ReadMail>> =>
  answer(raw, ({ markdown, ...mail }) => ({
    ...mail,
    texts: {
      whole: textOfComment(markdown('whole')),
      opening: textOfComment(markdown('opening')),
      answer: textOfComment(markdown('answer')),
    },
  }));

/** What is shown of a mail as a message, as Markdown; null where it isn't known what customers may read of it. */
export const shown = ({ thread, sentBy, ...raw }: ShownMail): Promise<MailAnswer<string | null>> =>
  answer(raw, (mail) => shownOf(mail, thread, sentBy));

/** Whether a mail is from its sender: a mail may have many signatures, each over all of it. */
export const verdict = async (mail: CheckedMail): Promise<MailAnswer<SenderVerdict>> => ({
  result: await verdictOf({ ...mail, content: asBuffer(mail.content) }),
});

async function answer<Result>(
  { content, envelopeFrom }: RawMail,
  work: (mail: ParsedInboundMail) => Result,
): Promise<MailAnswer<Result>> {
  try {
    return { result: work(await parseMail(asBuffer(content), envelopeFrom)) };
  } catch (error) {
    if (!(error instanceof SmtpRefusal)) throw error;
    return { refusal: { responseCode: error.responseCode, message: error.message } };
  }
}
