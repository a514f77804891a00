import { readFile } from 'node:fs/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, system } from '@portal/contracts';
import { v7 as uuid } from 'uuid';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { shortHash } from '../../infrastructure/database/short-hash.js';
import { runInContext } from '../../infrastructure/http/request-context.js';
import type { ReceivedFile } from '../../infrastructure/storage/incoming-files.js';
import { userByEmail, type KnownUser } from '../users/index.js';
import { InboundMail } from './inbound-mail.entity.js';
import { InboundMailFiles } from './inbound-mail-files.js';
import { MailMessages } from './messages/mail-messages.js';
import { MailReadingPool } from './messages/mail-reading-pool.js';
import { routeOf, type MailRoute } from './mail-route.js';
import { ReplyAddresses, type ReplyAddress } from './reply-addresses.js';
import { SenderCheck } from './receiver/proof/sender-check.js';
import type { Envelope, SenderVerdict } from './receiver/proof/sender-verdict.js';
import { refusals, SmtpRefusal } from './receiver/smtp-refusal.js';
import { forwardedThread, type ForwardedThread } from './messages/forwarded-thread.js';
import { referencedTicket, replyThread, type MailThread } from './messages/referenced-ticket.js';
import type { ReadMail } from './worker-thread/mail-thread.js';
import { MailReports } from './reports/mail-reports.js';
import { SenderLimits } from './receiver/sender-limits.js';

/** A parsed mail with what was found out about it. */
interface Arrived {
  raw: ReceivedFile;
  content: Buffer;
  mail: ReadMail;
  envelope: Envelope;
  verdict: SenderVerdict;
  recipient: string;
  reply: ReplyAddress | null;
}

/** Takes received mails over: once this resolves, the mail and all that it caused is stored (decisions, section 4). */
@Injectable()
export class InboundMailReceiver {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: ReplyAddresses,
    private readonly senders: SenderCheck,
    private readonly files: InboundMailFiles,
    private readonly messages: MailMessages,
    private readonly reports: MailReports,
    private readonly limits: SenderLimits,
    private readonly threads: MailReadingPool,
  ) {}

  /**
   * Takes over what is reported of our own mails; stores any other mail once, however often it is sent again, and makes
   * it a message where its sender is proven.
   * @throws SmtpRefusal when it isn't taken; then nothing is stored
   */
  async receive(raw: ReceivedFile, envelope: Envelope): Promise<void> {
    const content = await readFile(raw.path);
    const mail = await this.threads.read({ content, envelopeFrom: envelope.from });
    if (mail.repeatedHeader !== null) throw refusals.repeatedHeader(mail.repeatedHeader);
    if (await this.reports.take(mail, content, envelope)) return;
    const verdict = await this.senders.verdict(content, mail.fromAddress, envelope);
    const replies = envelope.to.map((address) => this.addresses.read(address));
    const ofReply = replies.findIndex((reply) => reply !== null);
    const index = Math.max(0, ofReply);
    const arrived = {
      raw,
      content,
      mail,
      envelope,
      verdict,
      recipient: (envelope.to[index] ?? '').toLowerCase(),
      reply: replies[index] ?? null,
    };
    try {
      await this.settle(arrived);
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal instanceof SmtpRefusal) await this.limits.note(arrived, refusal);
      throw refusal;
    }
  }

  private async settle(arrived: Arrived): Promise<void> {
    const em = this.em.fork();
    const { mail, verdict, reply } = arrived;
    if ((await storedId(em, arrived, null)) === null) return;
    const sender = await userByEmail(em, mail.fromAddress);
    const forwarded = reply?.kind === 'forward' ? await forwardedThread(em, reply.noteId) : null;
    const thread = await threadOf(em, arrived, sender, forwarded);
    if (reply && thread === null) throw refusals.noSuchAddress();
    const route = routeOf({ mail, verdict, sender, reply, thread, forwarded });
    await this.limits.assertNotTooOften(em, { mail, verdict });
    const own = route.to === 'message' && !route.isThirdPartys ? route : null;
    if (!own) await this.limits.limitStrangers(arrived.envelope.ip, mail);
    const words = wordsOf(arrived, route, own && sender);
    const actor = own?.author ?? system; // the admin who forwarded is notified of the answer
    await runInContext({ requestId: uuid(), actor, ip: arrived.envelope.ip, userAgent: null }, () =>
      this.files.keeping(arrived.raw.path, (storagePath) =>
        this.messages.keepingFiles(route.to === 'message' ? mail.files : [], (kept) =>
          em.transactional(async (inner) => {
            await acquireAdvisoryLock(inner, `mail ${mail.messageId}`);
            const messageId = await storedId(inner, arrived, thread);
            if (messageId === null) throw new AlreadyStored();
            const message =
              route.to === 'message' ? await this.messages.write(inner, route.author, route.target, words, kept) : null;
            const facts = factsOf(arrived, { route, sender, thread, storagePath });
            inner.persist(InboundMail.receive({ ...facts, messageId }, message));
          }),
        ),
      ),
    ).catch(ignoreRepeat);
  }
}

/** Stands above the text of a third party whose sender address was not authenticated. */
const UNPROVEN = '*It isn’t proven that this came from the address it names.*';

/** What was written; a third party's words are marked with the admin who forwarded. */
const wordsOf = ({ content, envelope, mail, verdict }: Arrived, route: MailRoute, sender: KnownUser | null) => {
  const forwarder = route.to === 'message' && route.isThirdPartys ? route.author.id : null;
  return {
    raw: { content, envelopeFrom: envelope.from },
    mail: { from: mail.fromAddress, filedBy: forwarder },
    sentTo: mail.sentTo,
    sentBy: sender?.actor.role ?? null,
    heading: forwarder !== null && !verdict.isProven ? UNPROVEN : undefined,
  };
};

/** What a mail goes on with: the thread of the reply address, or the one that it names. */
const threadOf = (
  em: EntityManager,
  arrived: Arrived,
  sender: KnownUser | null,
  forwarded: ForwardedThread | null,
): Promise<MailThread | null> | MailThread | null => {
  const { reply } = arrived;
  if (reply?.kind === 'forward') return forwarded && { ticketId: forwarded.ticketId };
  return reply ? replyThread(em, reply) : threadNamedIn(em, arrived, sender);
};

/** The ticket that a proven sender's mail answers, by what it names. */
const threadNamedIn = async (
  em: EntityManager,
  { mail, verdict }: Arrived,
  sender: KnownUser | null,
): Promise<MailThread | null> => {
  if (!verdict.isProven || !sender) return null;
  const ticketId = await referencedTicket(em, sender.actor, mail);
  return ticketId === null ? null : { ticketId };
};

const idsOf = (thread: MailThread | null) => ({
  ticketId: thread && 'ticketId' in thread ? thread.ticketId : null,
  consultationId: thread && 'consultationId' in thread ? thread.consultationId : null,
});

/** Whether a stored mail went on with this thread. */
function isOf(mail: Pick<InboundMail, 'ticketId' | 'consultationId'>, thread: MailThread): boolean {
  const { ticketId, consultationId } = idsOf(thread);
  return mail.ticketId === ticketId && mail.consultationId === consultationId;
}

/** The same mail was stored while this one was read: the files of this one go again. */
class AlreadyStored extends Error {}

function ignoreRepeat(error: unknown): void {
  if (!(error instanceof AlreadyStored)) throw error;
}

function factsOf(
  { mail, verdict, raw, recipient }: Arrived,
  found: { route: MailRoute; sender: KnownUser | null; thread: MailThread | null; storagePath: string },
) {
  return {
    kind: mail.kind,
    reason: found.route.to === 'wait' ? found.route.reason : null,
    recipient,
    fromAddress: mail.fromAddress,
    fromName: mail.fromName,
    userId: found.sender?.actor.id ?? null,
    subject: mail.subject,
    text: mail.texts.whole,
    attachments: mail.files.map(({ name }) => name),
    size: raw.size,
    storagePath: found.storagePath,
    checks: verdict.checks,
    isProven: verdict.isProven,
    ...idsOf(found.thread),
  };
}

/** What distinguishes mails with the same Message-ID. */
type ComparedMail = Pick<
  InboundMail,
  'messageId' | 'subject' | 'text' | 'attachments' | 'isProven' | 'recipient' | 'ticketId' | 'consultationId' | 'status'
>;

const comparedFields = [
  'messageId',
  'subject',
  'text',
  'attachments',
  'isProven',
  'recipient',
  'ticketId',
  'consultationId',
  'status',
] as const;

/**
 * The id by which a mail is stored; null for one that is stored already: a sending server whose answer was lost sends
 * it again, or delivers it to a second address of ours separately. Scanners and scripts give several mails one Message-
 * ID, and a stranger may have used that of a mail under way.
 * @param thread that it goes on with, as far as that is known
 */
async function storedId(
  em: EntityManager,
  { mail, recipient, reply, verdict }: Arrived,
  thread: MailThread | null,
): Promise<string | null> {
  const texts = [mail.texts.whole, mail.texts.opening, mail.texts.answer];
  const files = mail.files.map(({ name }) => name);
  const other = `${mail.messageId}#${shortHash(mail.subject, texts, files, verdict.isProven)}`;
  const stored: ComparedMail[] = await em.find(
    InboundMail,
    { messageId: { $in: [mail.messageId, other] }, fromAddress: mail.fromAddress },
    { fields: comparedFields },
  );
  const isSame = (one: ComparedMail): boolean =>
    one.subject === mail.subject &&
    texts.includes(one.text) &&
    one.attachments.join('\n') === files.join('\n') &&
    (one.isProven || !verdict.isProven);
  // a reply address says more of a mail than the address that all mails may have
  const isAsGood = (one: ComparedMail): boolean =>
    one.recipient === recipient || !reply || (thread !== null && one.status === 'filed' && isOf(one, thread));
  if (stored.some((one) => isAsGood(one) && (one.messageId === other || isSame(one)))) return null;
  return stored.some((one) => one.recipient === recipient) ? other : mail.messageId;
}

/** The answer to the sending server when the product refuses. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === 'not_found' || error.code === 'forbidden') return refusals.noSuchAddress();
  if (error.code === 'invalid') return refusals.notAccepted(error.extras.details?.[0]?.message ?? error.message);
  return error.code === 'rate_limited' ? refusals.tooOften() : error;
}
