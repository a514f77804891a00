import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  LinkedTicket,
  limits,
  type Actor,
  type AddTicketLink,
  type Deleted,
  type Page,
  type TicketLinkKind,
  type UserActor,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { wholePage } from '../../../infrastructure/database/paginate.js';
import { findTicketRow, ticketViewFor, visibleTicketRows } from '../tickets.queries.js';
import { TicketsReader } from '../tickets.reader.js';
import { TicketsService } from '../tickets.service.js';
import type { Ticket } from '../ticket.entity.js';

/** Links tickets that have one cause or are related, for the team alone (decisions 4.102). */
@Injectable()
export class TicketLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly tickets: TicketsService,
    private readonly reader: TicketsReader,
  ) {}

  /** The tickets that are linked with one, the newest first. @throws DomainError `not_found` */
  async list(actor: Actor, id: string): Promise<Page<LinkedTicket>> {
    authorizeRole(actor, 'ticket.link');
    await this.reader.get(actor, id);
    const view = ticketViewFor(actor);
    const rows = await visibleTicketRows(this.em, actor)
      .innerJoin(linksOf(id), 'l.id', 't.id')
      .select('l.kind as link_kind')
      .orderBy('t.created_at', 'desc')
      .limit(limits.unpagedRows)
      .execute();
    const linked = rows.map((row) => ({ ...view(row), link_kind: row.link_kind }));
    return wholePage(linked, limits.unpagedRows);
  }

  /** Links two tickets both ways; another kind replaces the one they had. @throws DomainError `not_found`; `ticket.same_link`; `ticket.merged_link` */
  add(actor: UserActor, id: string, { other_id: otherId, kind }: AddTicketLink): Promise<LinkedTicket> {
    authorizeRole(actor, 'ticket.link');
    if (id === otherId) throw new DomainError('ticket.same_link');
    return this.em.transactional(async (em) => {
      for (const one of [id, otherId]) await assertUnmerged(em, one);
      const [ticket, other] = await this.lockBoth(em, actor, id, otherId);
      const changed = await em.execute(
        `insert into ticket_links (ticket_id, other_id, kind, added_by) values (least(?::uuid, ?::uuid), greatest(?::uuid, ?::uuid), ?, ?)
         on conflict (ticket_id, other_id) do update set kind = excluded.kind where ticket_links.kind <> excluded.kind
         returning id`,
        [id, otherId, id, otherId, kind, actor.id],
      );
      if (changed.length > 0) note(ticket, other, kind);
      return { ...(await this.tickets.view(em, actor, other)), link_kind: kind };
    });
  }

  /** Takes a link away, from both. @throws DomainError `not_found` */
  remove(actor: Actor, id: string, otherId: string): Promise<Deleted> {
    authorizeRole(actor, 'ticket.link');
    return this.em.transactional(async (em) => {
      const [ticket, other] = await this.lockBoth(em, actor, id, otherId);
      const gone = await em.execute(
        `delete from ticket_links where ticket_id = least(?::uuid, ?::uuid) and other_id = greatest(?::uuid, ?::uuid) returning id`,
        [id, otherId, id, otherId],
      );
      if (gone.length === 0) throw new DomainError('not_found');
      note(ticket, other, null);
      return { id: otherId };
    });
  }

  /** Always in the same order: no deadlock. */
  private async lockBoth(em: EntityManager, actor: Actor, id: string, otherId: string): Promise<[Ticket, Ticket]> {
    const [first, second] = id < otherId ? [id, otherId] : [otherId, id];
    const locked = [await this.tickets.lock(em, actor, first), await this.tickets.lock(em, actor, second)] as const;
    return id < otherId ? [locked[0], locked[1]] : [locked[1], locked[0]];
  }
}

/** An answer to a merged ticket locks it first and the one that stayed second, in whatever order their ids are. */
async function assertUnmerged(em: EntityManager, id: string): Promise<void> {
  const row = await findTicketRow(em, id);
  if (row && row.merged_into_id !== null) throw new DomainError('ticket.merged_link', { number: row.number });
}

/** The tickets on the other ends of a ticket's links. */
const linksOf = (id: string) =>
  sql<{ id: string; kind: TicketLinkKind }>`(
    select other_id as id, kind from ticket_links where ticket_id = ${id}
    union all select ticket_id, kind from ticket_links where other_id = ${id})`.as<'l'>(sql`l`);

function note(ticket: Ticket, other: Ticket, kind: TicketLinkKind | null): void {
  ticket.noteLink(other, kind);
  other.noteLink(ticket, kind);
}
