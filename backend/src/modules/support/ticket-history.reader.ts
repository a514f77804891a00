import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  customerTicketHistoryEvents,
  hasAdminRights,
  ticketHistoryEvents,
  type Actor,
  type ListTicketHistory,
  type Page,
  type TicketHistoryEntry,
  type TicketHistoryEvent,
} from '@portal/contracts';
import { sql } from 'kysely';
import { paginate } from '../../infrastructure/database/paginate.js';
import { kysely, personName, personNameOrEmail } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/views.js';
import { RetainsEvents } from '../../infrastructure/events/index.js';
import { TicketsReader } from './tickets.reader.js';

/** Of the edits of a ticket its priority is its history, and that nobody has it; who got it is an event of its own. */
const isTold = (event: string): string =>
  `(${event}name <> 'ticket.updated' or jsonb_exists(${event}payload -> 'changes', 'priority')
    or ${event}payload #> '{changes,assignee_id,to}' = 'null')`;

type Facts = Record<string, unknown>;

/** Reads what happened to a ticket beside its messages, from the events it wrote. */
@Injectable()
@RetainsEvents(`name in (${ticketHistoryEvents.map((name) => `'${name}'`).join(', ')}) and ${isTold('')}`)
export class TicketHistoryReader {
  constructor(
    private readonly em: EntityManager,
    private readonly tickets: TicketsReader,
  ) {}

  /**
   * What happened to a ticket, the newest first; customers get what they see of it, without who did it.
   * @throws DomainError `not_found`
   */
  async list(actor: Actor, id: string, pages: ListTicketHistory): Promise<Page<TicketHistoryEntry>> {
    await this.tickets.get(actor, id);
    const isAdmin = hasAdminRights(actor);
    const rows = this.eventsOf(id)
      .where('e.name', 'in', isAdmin ? ticketHistoryEvents : customerTicketHistoryEvents)
      .where(sql<boolean>`${sql.raw(isTold('e.'))}`)
      .orderBy('e.position', 'desc')
      .$narrowType<{ name: TicketHistoryEvent }>();
    return paginate(rows, pages, (row) => ({
      id: row.id,
      event: row.name,
      facts: factsOf(row, id, isAdmin),
      actor_name: isAdmin ? row.actor_name : null,
      at: instantOf(row.occurred_at),
    }));
  }

  /** The events of a ticket, and the merges of other tickets into it. */
  private eventsOf(id: string) {
    return kysely(this.em)
      .selectFrom('domain_events as e')
      .innerJoin('tickets as t', 't.id', 'e.entity_id')
      .leftJoin('tickets as i', (join) => join.on(sql<boolean>`i.id = (e.payload ->> 'into_id')::uuid`))
      .leftJoin('users as u', 'u.id', 'e.actor_id')
      .leftJoin('users as a', (join) =>
        join.on(
          sql<boolean>`a.id = (case e.name when 'ticket.assigned' then e.payload ->> 'to'
            when 'ticket.people_changed' then e.payload ->> 'user_id' end)::uuid`,
        ),
      )
      .leftJoin('workflow_runs as r', 'r.id', 'e.workflow_run_id')
      .leftJoin('workflow_triggers as w', 'w.id', 'r.trigger_id')
      .where((eb) =>
        eb.or([
          eb('e.entity_id', '=', id),
          eb.and([
            eb('e.name', '=', 'ticket.merged'),
            eb('t.kind', '=', sql.lit('support')),
            eb.or([eb('t.merged_into_id', '=', id), hasLeft(id)]),
            sql<boolean>`e.payload ->> 'into_id' = ${id}`,
          ]),
        ]),
      )
      .select([
        'e.id',
        'e.name',
        'e.payload',
        'e.occurred_at',
        't.id as ticket_id',
        't.number',
        'i.number as into_number',
      ])
      .select([personName('a').as('person_name'), personNameOrEmail('a').as('person_or_email')])
      .select(sql<string | null>`coalesce(${personNameOrEmail('u')}, 'Workflow “' || w.name || '”')`.as('actor_name'));
  }
}

/** Whether ticket `t` was merged into this one before and isn't any more: the event of that names it. */
const hasLeft = (id: string) => sql<boolean>`t.id in (
  select (left_it.payload ->> 'other_id')::uuid from domain_events as left_it
  where left_it.entity_id = ${id} and left_it.name = 'ticket.unmerged')`;

interface EventRow {
  name: TicketHistoryEvent;
  payload: unknown;
  ticket_id: string;
  number: string | null;
  into_number: string | null;
  person_name: string | null;
  person_or_email: string | null;
}

/** What an event says to readers of a ticket: names and numbers in the place of ids. */
function factsOf(
  { name, payload, ticket_id, number, into_number, person_name, person_or_email }: EventRow,
  readIn: string,
  isAdmin: boolean,
): Facts {
  const facts = payload as Facts;
  if (name === 'ticket.status_changed') return { from: facts['from'], to: facts['to'] };
  if (name === 'ticket.assigned') return { to_name: person_or_email };
  if (name === 'ticket.people_changed')
    return { is_added: facts['is_added'], person_name: isAdmin ? person_or_email : person_name };
  if (name === 'ticket.merged')
    return ticket_id === readIn
      ? { into_id: facts['into_id'], into_number }
      : { from_id: ticket_id, from_number: number };
  if (name !== 'ticket.updated') return facts;
  const { priority, assignee_id } = facts['changes'] as Record<string, { to: unknown } | undefined>;
  return { ...(priority ? { priority } : {}), ...(assignee_id?.to === null ? { unassigned: true } : {}) };
}
