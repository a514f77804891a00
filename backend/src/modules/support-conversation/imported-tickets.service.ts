import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ImportedTicket, UserActor } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { assertPast } from '../../infrastructure/database/time/past-days.js';
import { CommentsService } from '../comments/index.js';
import { assertReferences, TicketsService } from '../support/index.js';
import { assertRequester } from './conversations.service.js';

/** Brings tickets along that ended in another system, each with its first message (decisions 6.75). */
@Injectable()
export class ImportedTicketsService {
  constructor(
    private readonly tickets: TicketsService,
    private readonly comments: CommentsService,
  ) {}

  /**
   * Whether a ticket can be brought along; nothing is written.
   * @throws DomainError `forbidden`; `invalid` naming a day after today, and what doesn't exist or isn't the requester's
   */
  async assertAccepted(em: EntityManager, actor: UserActor, input: ImportedTicket): Promise<void> {
    authorizeRole(actor, 'ticket.create');
    assertPast({ opened_on: input.opened_on, closed_on: input.closed_on });
    await assertRequester(em, input.requester_id);
    await assertReferences(em, input.requester_id, input);
  }

  /** Within the caller's transaction; resolves to the id. @throws DomainError as `assertAccepted` */
  async create(em: EntityManager, actor: UserActor, input: ImportedTicket): Promise<string> {
    await this.assertAccepted(em, actor, input);
    const { id, requesterId, description, createdAt } = await this.tickets.createImported(em, input);
    await this.comments.writeOpening(em, { taskId: id, authorId: requesterId, body: description, at: createdAt });
    return id;
  }
}
