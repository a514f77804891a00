import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ForwardMessage, ForwardSettings, TicketReplied, UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { Config } from '../../../infrastructure/config/config.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { readComment } from '../../comments/index.js';
import { asMarkdown, ReplyAddresses } from '../../inbound-mail/index.js';
import { findTicketRow, ticketReaders, TicketsService, type Ticket } from '../../support/index.js';
import { ConversationsService } from '../../support-conversation/index.js';
import { userByEmail } from '../../users/index.js';
import type { ForwardData } from '../delivery/mails/forward-mails.js';
import { Notification } from '../notification.entity.js';
import { isSuppressedAddress } from '../suppressions/mail-suppression.view.js';
import { assertForwardable, chosenFiles } from './forwarded-messages.js';

/** Forwards messages of tickets to third parties by mail (decisions 4.107). */
@Injectable()
export class TicketForwardsService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly addresses: ReplyAddresses,
    private readonly conversations: ConversationsService,
    private readonly tickets: TicketsService,
  ) {}

  /** Whether answers come back: only where the product receives mails. */
  settings(actor: UserActor): ForwardSettings {
    authorizeRole(actor, 'ticket.forward');
    return { answers_come_back: this.config.inbound !== null };
  }

  /**
   * Queues the message, or the conversation, as a mail to each address, and notes in the ticket, for the team alone, to
   * whom it went.
   * @throws DomainError `not_found`; `ticket.closed`; `invalid` naming an address that gets no mail or reads the ticket, a
   *   message or file that isn't in the ticket or is the team's, and files that are too large for a mail
   */
  forward(actor: UserActor, id: string, input: ForwardMessage): Promise<TicketReplied> {
    authorizeRole(actor, 'ticket.forward');
    return this.em.transactional(async (em) => {
      const thread = await this.tickets.lockThread(em, actor, id);
      const to = [...new Set(input.to)];
      await this.assertReachable(em, thread, to);
      await assertForwardable(em, thread.id, input.message_id);
      const fileNames = await chosenFiles(em, thread.id, input);
      const { ticket, messageId: noteId } = await this.conversations.replyWithin(em, actor, thread.id, {
        body: this.noteOf(thread.id, { ...input, to }, fileNames),
        visibility: 'internal',
      });
      const data: ForwardData = {
        ticket_id: ticket.id,
        comment_id: noteId,
        message_id: input.message_id ?? '',
        text: input.text,
        file_ids: input.attachment_ids.join(','),
      };
      const message = {
        template: 'ticket_forward',
        category: 'tickets',
        title: `Fwd: ${ticket.title}`,
        body: ticket.number,
        link: `/admin/support/${ticket.id}`,
        data,
      } as const;
      em.persist(to.map((email) => Notification.mail(uuidv7(), { id: null, email }, message)));
      await em.flush();
      return { message: await readComment(em, actor, noteId), ticket: await this.tickets.view(em, actor, ticket) };
    });
  }

  private noteOf(ticketId: string, { message_id, to, text }: ForwardMessage, fileNames: readonly string[]): string {
    const link = `${this.config.publicUrl}/admin/support/${ticketId}#comment-${message_id}`;
    const what = message_id === null ? 'the whole conversation' : `[this message](${link})`;
    const files = fileNames.length > 0 ? `, with ${fileNames.map(asMarkdown).join(', ')}` : '';
    const heading = `Forwarded to ${to.map((address) => `<${address}>`).join(', ')}: ${what}${files}`;
    return text === '' ? heading : `${heading}\n\n${text}`;
  }

  /** @throws DomainError `invalid` */
  private async assertReachable(em: EntityManager, { id }: Ticket, to: readonly string[]): Promise<void> {
    const ticket = await findTicketRow(em, id);
    const readers = ticket ? await ticketReaders(em, ticket) : [];
    for (const address of to) {
      if (this.addresses.isOurs(address))
        refuse('to', `${address} is an address of this product: the mail would come back`);
      const user = await userByEmail(em, address);
      if (user && readers.includes(user.actor.id))
        refuse('to', `${address} reads this ticket: write an answer instead`);
    }
    const suppressed = await kysely(em)
      .selectFrom(sql<{ address: string }>`unnest(${to}::text[])`.as<'a'>(sql`a(address)`))
      .select('a.address')
      .where(sql<boolean>`${sql.raw(isSuppressedAddress('a.address'))}`)
      .executeTakeFirst();
    if (suppressed) refuse('to', `${suppressed.address} gets no mail: earlier mails to it came back`);
  }
}
