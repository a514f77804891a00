import type { UserActor, WaitingReason } from '@portal/contracts';
import type { KnownUser } from '../users/index.js';
import type { MailTarget } from './messages/mail-messages.js';
import type { ForwardedThread } from './messages/forwarded-thread.js';
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
  /** The ticket or request of the reply address, or the ticket that the mail names and the sender sees. */
  thread: MailThread | null;
  /** The same of the address of a forwarded message. */
  forwarded: ForwardedThread | null;
}

/** `message`: the sender's in a thread, or a third party's in that of the author · `wait`: an admin decides · `ignore`: it asks for nothing. */
export type MailRoute =
  | { to: 'message'; author: UserActor; target: MailTarget; isThirdPartys: boolean }
  | { to: 'wait'; reason: WaitingReason }
  | { to: 'ignore' };

/**
 * Where a mail goes. Only the proven sender whose reply address it is gets into a thread; what a customer sends to the
 * support address goes on with the ticket that it answers, or opens one (decisions, section 4).
 * @throws SmtpRefusal for another user's reply address, and for a sender that the domain disowns
 */
export function routeOf({ mail, verdict, sender, reply, thread, forwarded }: KnownMail): MailRoute {
  if (verdict.isRefused) throw refusals.spoofed();
  if (mail.kind !== 'message') return { to: 'ignore' };
  if (reply?.kind === 'forward') return routeOfForwarded({ verdict, sender, forwarded });
  if (reply && sender?.actor.id !== reply.userId) throw refusals.somebodyElses();
  if (!sender) return { to: 'wait', reason: 'unknown_sender' };
  if (!verdict.isProven) return { to: 'wait', reason: 'unproven_sender' };
  if (sender.status === 'suspended') return { to: 'wait', reason: 'suspended_sender' };
  // only the reply address distinguishes an answer to customers from one to an internal note
  if (sender.actor.role === 'admin' && !reply) return { to: 'wait', reason: 'from_admin' };
  const own = { to: 'message', author: sender.actor, isThirdPartys: false } as const;
  if (thread !== null) return { ...own, target: { ...thread, kind: reply?.kind ?? 'reply' } };
  const opens = { title: titleOf(mail.subject), category: 'other', priority: 'medium' } as const;
  return { ...own, target: { opens } };
}

/**
 * What comes to the address of a forwarded message is an internal note, from every sender: no customer reads what a third
 * party writes, not even in the answer of another one. Only admins write it in their own name (decisions 4.107).
 */
function routeOfForwarded({ verdict, sender, forwarded }: Omit<KnownMail, 'mail' | 'reply' | 'thread'>): MailRoute {
  if (forwarded === null) throw refusals.noSuchAddress();
  const { ticketId, admin } = forwarded;
  if (!admin) return { to: 'wait', reason: sender ? 'unproven_sender' : 'unknown_sender' };
  const target = { ticketId, kind: 'note' } as const;
  const isAdmins = verdict.isProven && sender?.actor.role === 'admin' && sender.status !== 'suspended';
  return isAdmins
    ? { to: 'message', author: sender.actor, target, isThirdPartys: false }
    : { to: 'message', author: admin, target, isThirdPartys: true };
}

/** The subject without the marks of answers and forwards, and without the number of another ticket, as mails have their own. */
const titleOf = (subject: string): string =>
  subject.replace(/^(\s*((re|fwd?|aw|sv)\s*:|\[S-\d+\])\s*)+/i, '').trim() || subject;
