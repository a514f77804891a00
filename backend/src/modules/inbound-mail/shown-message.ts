import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type CreateTicket, type Role } from '@portal/contracts';
import type { CommentMail } from '../comments/index.js';
import { messagesIn, titleOf } from './mail-tickets.js';
import { publicAnswer } from './public-answer.js';
import type { ReplyKind } from './reply-addresses.js';
import { asMarkdown } from './receiver/mail-text.js';
import type { Reading } from './receiver/reading.js';
import { wordsOfSubject } from './subject-words.js';
import { shownInThread } from './thread-answer.js';

/** The thread that a mail goes on with, or the ticket that it opens. */
export type MailTarget =
  { ticketId: string; kind: ReplyKind } | { opens: Pick<CreateTicket, 'title' | 'category' | 'priority'> };

/** What was written, as Markdown by how it is read, and in which mail. */
export interface MailWords {
  markdown: (reading: Reading) => string;
  subject: string;
  mail: CommentMail;
  /** The role of who sent the mail, whoever files it; null for strangers. */
  sentBy: Role | null;
}

/** Said of an admin's answer of which it isn't known what customers may read. */
const UNCLEAR =
  'This answer has words between the lines of the mail that it quotes, so it can not be told from what only the team may read: write above the quote, or answer on the page of the ticket';
/**
 * What is shown of a mail: what it quotes of its thread is left out, since that stands above it. An answer without words of
 * its own may have them in its subject.
 */
export async function shownIn(
  em: EntityManager,
  target: MailTarget,
  { markdown, subject, sentBy }: MailWords,
): Promise<string> {
  if ('opens' in target) return sentBy === 'admin' ? toCustomers(markdown('opening'), [], '') : markdown('opening');
  const messages = await messagesIn(em, target.ticketId);
  const title = await titleOf(em, target.ticketId);
  // a customer who quotes a line learns by what is left out whether the thread has it
  const thread = sentBy === 'admin' ? messages : messages.filter(({ isInternal }) => !isInternal);
  const answer = shownInThread(
    markdown,
    thread.map(({ text }) => text),
  );
  const shown = sentBy === 'admin' && target.kind !== 'note' ? toCustomers(answer, messages, title) : answer;
  if (/^(?!>).*\S/m.test(shown)) return shown;
  return `${asMarkdown(wordsOfSubject(subject, title))}\n\n${shown}`.trim();
}

/** @throws DomainError `invalid` where it isn't known what customers may read of it */
function toCustomers(...mail: Parameters<typeof publicAnswer>): string {
  const shown = publicAnswer(...mail);
  if (shown === null) throw new DomainError('invalid', {}, { details: [{ path: 'text', message: UNCLEAR }] });
  return shown;
}
