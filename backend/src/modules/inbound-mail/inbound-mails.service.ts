import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  inboundMailTransitions,
  type Actor,
  type FileInboundMail,
  type InboundMailView,
  type ListInboundMails,
  type ListRefusedMails,
  type Page,
  type RefusedMailView,
  type UpdateInboundMail,
  type UserActor,
} from '@portal/contracts';
import { buffer } from 'node:stream/consumers';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import type { Download } from '../../infrastructure/http/send-file.js';
import { findConsultationRow } from '../consultations/index.js';
import { userById, UsersService } from '../users/index.js';
import { InboundMailFiles } from './inbound-mail-files.js';
import { InboundMail } from './inbound-mail.entity.js';
import {
  inboundMails,
  refusedMails,
  toInboundMailView,
  toRefusedMailView,
  type InboundMailRow,
} from './inbound-mails.queries.js';
import { MailMessages, type MailTarget } from './messages/mail-messages.js';
import { asUnavailable, MailReadingPool } from './messages/mail-reading-pool.js';
import { requesterOf } from './messages/referenced-ticket.js';
import { OriginalMails } from './original-mails.js';
import { ReplyAddresses } from './reply-addresses.js';

/** Received mails as admins see them and decide about them (decisions, section 4). */
@Injectable()
export class InboundMailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly files: InboundMailFiles,
    private readonly messages: MailMessages,
    private readonly users: UsersService,
    private readonly threads: MailReadingPool,
    private readonly originals: OriginalMails,
    private readonly addresses: ReplyAddresses,
  ) {}

  /** Mails, filtered, sorted and paged. */
  async list(actor: Actor, query: ListInboundMails): Promise<Page<InboundMailView>> {
    authorizeRole(actor, 'inbound_mail.list');
    return paginate(sorted(inboundMails(this.em, query), 'm', query), query, toInboundMailView);
  }

  /** The mails that a limit of senders kept out, the last refused first unless sorted otherwise. */
  listRefused(actor: Actor, query: ListRefusedMails): Promise<Page<RefusedMailView>> {
    authorizeRole(actor, 'inbound_mail.list');
    return paginate(refusedMails(this.em, query), query, toRefusedMailView);
  }

  /** One mail. @throws DomainError `not_found` */
  async get(actor: Actor, id: string): Promise<InboundMailView> {
    authorizeRole(actor, 'inbound_mail.read');
    return toInboundMailView(await this.row(this.em, id));
  }

  /**
   * The whole mail as it arrived.
   * @throws DomainError `not_found`; `inbound_mail.infected` when malware is found in it; `file.not_scanned` when that
   * is unknown; `storage.unavailable`
   */
  async original(actor: Actor, id: string): Promise<Download> {
    authorizeRole(actor, 'inbound_mail.read');
    const { size, storage_path, from_address } = await this.row(this.em, id);
    const content = await this.originals.read(storage_path, from_address);
    return { name: `${id}.eml`, type: 'message/rfc822', size, content };
  }

  /** Marks a mail as junk, or takes it back to those that wait. @throws DomainError `not_found`, `illegal_transition`, `stale_version` */
  update(actor: UserActor, id: string, { status, version }: UpdateInboundMail): Promise<InboundMailView> {
    authorizeRole(actor, 'inbound_mail.update');
    return this.em.transactional(async (em) => {
      const mail = await this.lock(em, id, version);
      mail.moveTo(status);
      return this.view(em, mail);
    });
  }

  /**
   * Makes a waiting mail a message of its customer, a third party's answer an internal note, with its files: in the thread of a ticket or request, or in a new
   * ticket, also of its sender as a new customer. The admin who does so vouches for the sender and is named beside the message.
   * @throws DomainError `not_found`; `invalid` naming the ticket, request, customer or company that doesn't exist;
   * `user.duplicate_email`; `illegal_transition`; `ticket.closed` for a third party's answer; `unavailable`
   */
  async file(actor: UserActor, id: string, input: FileInboundMail): Promise<InboundMailView> {
    authorizeRole(actor, 'inbound_mail.file');
    const stored = orNotFound(await this.em.fork().findOne(InboundMail, { id, deletedAt: null }));
    const sender = stored.userId === null ? null : await userById(this.em.fork(), stored.userId);
    const raw = { content: await buffer(await this.files.read(stored.storagePath)), envelopeFrom: stored.fromAddress };
    const parsed = await this.threads.readAgain(raw);
    return this.messages.keepingFiles(parsed.files, (kept) =>
      this.em.transactional(async (em) => {
        const mail = await this.lock(em, id);
        inboundMailTransitions.assert(mail.status, 'filed', 'admin'); // before the sender is invited
        const { requester, target } = await this.targetOf(em, actor, mail, input);
        const words = {
          raw,
          mail: { from: mail.fromAddress, filedBy: actor.id },
          sentTo: parsed.sentTo,
          sentBy: sender?.actor.role ?? null,
        };
        mail.fileAs(await this.messages.write(em, requester, target, words, kept).catch(asUnavailable));
        return this.view(em, mail);
      }),
    );
  }

  private async targetOf(
    em: EntityManager,
    actor: UserActor,
    mail: InboundMail,
    input: FileInboundMail,
  ): Promise<MailDestination> {
    if (this.addresses.read(mail.recipient)?.kind === 'forward') return intoNotes(em, actor, input);
    if ('ticket_id' in input) return intoTicket(em, input.ticket_id);
    if ('consultation_id' in input) return intoRequest(em, input.consultation_id);
    if ('requester_id' in input) {
      const { requester_id, ...opens } = input;
      return { requester: await customerOf(em, requester_id), target: { opens } };
    }
    const { customer, ...opens } = input;
    const { company_name, ...profile } = customer;
    const newcomer = { ...profile, email: mail.fromAddress, role: 'customer' as const };
    const id = await this.users.createWithin(em, actor, { ...newcomer, company_name });
    return { requester: await customerOf(em, id), target: { opens } };
  }

  private lock(em: EntityManager, id: string, version?: number): Promise<InboundMail> {
    return lockForUpdate(em, InboundMail, { id, deletedAt: null }, { version }, (row) => this.view(em, row));
  }

  private async view(em: EntityManager, { id }: InboundMail): Promise<InboundMailView> {
    await em.flush();
    return toInboundMailView(await this.row(em, id));
  }

  private async row(em: EntityManager, id: string): Promise<InboundMailRow> {
    return orNotFound(await inboundMails(em).where('m.id', '=', id).executeTakeFirst());
  }
}

/** Whose message a mail becomes, and where it goes. */
interface MailDestination {
  requester: UserActor;
  target: MailTarget;
}

async function intoTicket(em: EntityManager, ticketId: string) {
  const requesterId = await requesterOf(em, ticketId);
  const requester = requesterId === undefined ? null : await userById(em, requesterId);
  if (!requester) refuse('ticket_id', 'There is no such ticket');
  return { requester: requester.actor, target: { ticketId, kind: 'reply' as const } };
}

/** What a third party answers is for the team, also where an admin puts it (decisions 4.107). */
async function intoNotes(em: EntityManager, actor: UserActor, input: FileInboundMail): Promise<MailDestination> {
  if (!('ticket_id' in input))
    refuse('ticket_id', 'An answer to what was forwarded is an internal note: choose a ticket');
  const { target } = await intoTicket(em, input.ticket_id);
  return { requester: actor, target: { ...target, kind: 'note' } };
}

async function intoRequest(em: EntityManager, consultationId: string): Promise<MailDestination> {
  const request = await findConsultationRow(em, consultationId);
  const customer = request?.deleted_at === null ? await userById(em, request.customer_id) : null;
  if (!customer) refuse('consultation_id', 'There is no such request');
  return { requester: customer.actor, target: { consultationId, kind: 'reply' } };
}

async function customerOf(em: EntityManager, id: string): Promise<UserActor> {
  const requester = await userById(em, id);
  if (requester?.actor.role !== 'customer') refuse('requester_id', 'There is no such customer');
  return requester.actor;
}
