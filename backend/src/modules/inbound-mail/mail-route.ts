import type { WaitingReason } from '@portal/contracts';
import type { KnownUser } from '../users/index.js';
import type { MailTarget } from './messages/mail-messages.js';
import type { MailThread } from './messages/referenced-ticket.js';
import type { ReplyAddress } from './reply-addresses.js';
import type { ReadMail } from './worker-thread/mail-thread.js';
import type { SenderVerdict } from './receiver/proof/sender-verdict.js';
import { refusals } from './receiver/smtp-refusal.js';

/** What is known of a mail before it is decided where it goes. */
export interface KnownMail {
  mail: Pick<ReadMail, 'kind' | 'subject'>;
  verdict: SenderVerdict;
  /** The user with the sender's address. */
  sender: KnownUser | null;
  /** The reply address that it came to; null: the support address. */
  reply: ReplyAddress | null;
  /** The ticket or request of the reply address, or the ticket that the mail's references name and the sender sees. */
  thread: MailThread | null;
}

/** `message`: the sender's in a thread · `wait`: an admin decides · `ignore`: it asks for nothing. */
export type MailRoute =
  { to: 'message'; sender: KnownUser; target: MailTarget } | { to: 'wait'; reason: WaitingReason } | { to: 'ignore' };

/**
 * Where a mail goes. Only the proven sender whose reply address it is gets into a thread; what a customer sends to the
 * support address goes on with the ticket that it answers, or opens one (decisions, section 4).
 * @throws SmtpRefusal for another user's reply address, and for a sender that the domain disowns
 */
export function routeOf({ mail, verdict, sender, reply, thread }: KnownMail): MailRoute {
  if (verdict.isRefused) throw refusals.spoofed();
  if (mail.kind !== 'message') return { to: 'ignore' };
  if (reply && sender?.actor.id !== reply.userId) throw refusals.somebodyElses();
  if (!sender) return { to: 'wait', reason: 'unknown_sender' };
  if (!verdict.isProven) return { to: 'wait', reason: 'unproven_sender' };
  if (sender.status === 'suspended') return { to: 'wait', reason: 'suspended_sender' };
  // only the reply address distinguishes an answer to customers from one to an internal note
  if (sender.actor.role === 'admin' && !reply) return { to: 'wait', reason: 'from_admin' };
  if (thread !== null) return { to: 'message', sender, target: { ...thread, kind: reply?.kind ?? 'reply' } };
  const opens = { title: titleOf(mail.subject), category: 'other', priority: 'medium' } as const;
  return { to: 'message', sender, target: { opens } };
}

/** The subject without the marks of answers and forwards. */
const titleOf = (subject: string): string => subject.replace(/^(\s*(re|fwd?|aw|sv)\s*:\s*)+/i, '').trim() || subject;
