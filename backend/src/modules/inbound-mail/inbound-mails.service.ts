import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  inboundMailTransitions,
  type FileInboundMail,
  type InboundMailView,
  type UpdateInboundMail,
  type UserActor,
} from '@portal/contracts';
import { buffer } from 'node:stream/consumers';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { userById, UsersService } from '../users/index.js';
import { InboundMailFiles } from './inbound-mail-files.js';
import { InboundMail } from './inbound-mail.entity.js';
import { inboundMails, toInboundMailView } from './inbound-mails.queries.js';
import { MailMessages, type MailTarget } from './messages/mail-messages.js';
import { asUnavailable, MailThreads } from './messages/mail-threads.js';
import { requesterOf } from './messages/mail-tickets.js';

/** Decides about received mails on behalf of admins (decisions, section 4). */
@Injectable()
export class InboundMailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly files: InboundMailFiles,
    private readonly messages: MailMessages,
    private readonly users: UsersService,
    private readonly threads: MailThreads,
  ) {}

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
   * Makes a waiting mail a message of its customer, with its files: in the thread of a ticket, or in a new one, also of
   * its sender as a new customer. The admin who does so vouches for the sender and is named beside the message.
   * @throws DomainError `not_found`; `invalid` naming the ticket, customer or company that doesn't exist;
   * `user.duplicate_email`; `illegal_transition`; `unavailable`
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
          sentBy: sender?.actor.role ?? null,
        };
        const { ticketId, commentId } = await this.messages
          .write(em, requester, target, words, kept)
          .catch(asUnavailable);
        mail.fileAs(ticketId, commentId);
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
    if ('ticket_id' in input) return intoTicket(em, input.ticket_id);
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
    return toInboundMailView(await inboundMails(em).where('m.id', '=', id).executeTakeFirstOrThrow());
  }
}

/** Whose message a mail becomes, and where it goes. */
interface MailDestination {
  requester: UserActor;
  target: MailTarget;
}

async function intoTicket(em: EntityManager, ticketId: string): Promise<MailDestination> {
  const requesterId = await requesterOf(em, ticketId);
  const requester = requesterId === null ? null : await userById(em, requesterId);
  if (!requester) refuse('ticket_id', 'There is no such ticket');
  return { requester: requester.actor, target: { ticketId, kind: 'reply' } };
}

async function customerOf(em: EntityManager, id: string): Promise<UserActor> {
  const requester = await userById(em, id);
  if (requester?.actor.role !== 'customer') refuse('requester_id', 'There is no such customer');
  return requester.actor;
}
