import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  Actor,
  EventPayload,
  InvoiceTimeline,
  InvoiceTimelineEntry,
  InvoiceTimelineKind,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { dollarsOf } from '../../../infrastructure/database/money.js';
import { kysely, personName, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { BUSINESS_ZONE, businessDay } from '../../../infrastructure/database/time/business-time.js';
import { instantOf } from '../../../infrastructure/database/views.js';
import { RetainsEvents } from '../../../infrastructure/events/index.js';
import { happenedToday, nextReminder } from './invoice-reminders.sweep.js';
import { visibleInvoices } from './invoices.queries.js';

type Entry = Omit<InvoiceTimelineEntry, 'at'> & { at: string };

const nothing = {
  actor_name: null,
  amount: null,
  received: null,
  credit: null,
  method: null,
  reference: null,
  days: null,
  reason: null,
  subject: null,
  recipient: null,
  status: null,
};

/** Reads what happened to an invoice: its events, which stay, the ledger, and what was sent about it. */
@Injectable()
@RetainsEvents(`name in ('invoice.status_changed', 'invoice.reminder_due', 'invoice.sent_again')`)
export class InvoiceTimelineReader {
  constructor(private readonly em: EntityManager) {}

  /** The timeline of an invoice, oldest first, for admins. @throws DomainError `not_found` */
  async get(actor: Actor, id: string): Promise<InvoiceTimeline> {
    authorizeRole(actor, 'invoice.read_timeline');
    const columns = ['i.status', 'i.due_date', 'i.reminded_days', 'i.number'] as const;
    const query = visibleInvoices(this.em, actor)
      .select(columns)
      .select(sql<string>`(i.issue_date::timestamp at time zone ${BUSINESS_ZONE})`.as('issued_at'));
    const invoice = orNotFound(await query.where('i.id', '=', id).executeTakeFirst());
    const today = await businessDay(this.em);
    const told = [
      ...(await this.steps(id)),
      ...(await this.money(id)),
      ...(await this.notes(id)),
      ...(await this.sent(id)),
    ];
    // brought along from elsewhere, or of the demo: no event says so
    if (invoice.number !== null && !told.some(({ kind }) => kind === 'issued'))
      told.push({ ...nothing, id: `${id}:issued`, kind: 'issued', at: invoice.issued_at });
    const { due_date: due, reminded_days: reminded } = invoice;
    return {
      entries: told
        .map((entry) => ({ ...entry, at: instantOf(entry.at) }))
        .toSorted((one, other) => one.at.localeCompare(other.at) || rank(one.kind) - rank(other.kind)),
      next_reminder_on: invoice.status === 'open' && due !== null ? nextReminder(due, reminded, today) : null,
      is_reminded_today: await happenedToday(this.em, id, 'invoice.reminder_due'),
    };
  }

  private async steps(id: string): Promise<Entry[]> {
    const rows = await kysely(this.em)
      .selectFrom('domain_events as e')
      .leftJoin('users as u', 'u.id', 'e.actor_id')
      .where('e.entity_id', '=', id)
      .where('e.name', 'in', ['invoice.status_changed', 'invoice.reminder_due', 'invoice.sent_again'])
      .select(['e.id', 'e.name', 'e.payload', 'e.occurred_at'])
      .select(personNameOrEmail('u').as('actor_name'))
      .execute();
    return rows.map(({ id: event, name, payload, occurred_at: at, actor_name }) => {
      const entry = { ...nothing, id: event, at, actor_name };
      if (name === 'invoice.reminder_due')
        return { ...entry, kind: 'reminder', days: (payload as EventPayload<'invoice.reminder_due'>).days };
      if (name === 'invoice.sent_again') return { ...entry, kind: 'sent_again' };
      const { from, to, reason } = payload as EventPayload<'invoice.status_changed'>;
      return { ...entry, kind: stepOf(from, to), reason };
    });
  }

  /** What came to it and went from it. What a payment brought above the balance became credit in the same moment. */
  private async money(id: string): Promise<Entry[]> {
    const rows = await kysely(this.em)
      .selectFrom('ledger_entries as e')
      .innerJoin('deal_payments as p', 'p.id', 'e.payment_id')
      .leftJoin('refunds as r', 'r.id', 'e.refund_id')
      .where('e.invoice_id', '=', id)
      .select(['e.id', 'e.kind', 'e.amount_cents', 'e.created_at', 'p.method', 'p.external_ref', 'r.reason'])
      .select(['p.amount_cents as received_cents', sql<boolean>`p.invoice_id = e.invoice_id`.as('is_own')])
      .execute();
    return rows.map((row) => {
      const [amount, received] = [dollarsOf(row.amount_cents), dollarsOf(row.received_cents)];
      const entry = {
        ...nothing,
        id: row.id,
        at: row.created_at,
        amount,
        method: row.method,
        reference: row.external_ref,
      };
      if (row.kind === 'refund') return { ...entry, kind: 'refund', reason: row.reason };
      if (row.kind === 'credit_note') return { ...entry, kind: 'moved_to_credit' };
      const above = dollarsOf(Number(row.received_cents) - Number(row.amount_cents));
      return { ...entry, kind: 'payment', received, credit: row.is_own && above > 0 ? above : null };
    });
  }

  private async notes(id: string): Promise<Entry[]> {
    const notes = kysely(this.em).selectFrom('credit_notes').selectAll().where('invoice_id', '=', id);
    return (await notes.execute()).map((note) => ({
      ...nothing,
      id: note.id,
      kind: 'credit_note',
      at: note.issued_at,
      amount: dollarsOf(note.amount_cents),
      reference: note.number,
      reason: note.reason,
    }));
  }

  /** Mails about it, and entries of the inbox that were read. */
  private async sent(id: string): Promise<Entry[]> {
    const rows = await kysely(this.em)
      .selectFrom('notifications as n')
      .leftJoin('users as u', 'u.id', 'n.recipient_id')
      .where(sql<string>`n.data ->> 'invoice_id'`, '=', id)
      .where('n.deleted_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('n.channel', '=', 'email'),
          eb.and([eb('n.channel', '=', 'in_app'), eb('n.read_at', 'is not', null)]),
        ]),
      )
      .select(['n.id', 'n.channel', 'n.title', 'n.status', 'n.reason', 'n.created_at', 'n.sent_at', 'n.read_at'])
      .select(sql<string | null>`coalesce(n.recipient_email, u.email)`.as('email'))
      .select(personName('u').as('name'))
      .execute();
    return rows.map((row): Entry => {
      const entry = { ...nothing, id: row.id, subject: row.title };
      if (row.channel === 'in_app')
        return { ...entry, kind: 'read', at: row.read_at ?? row.created_at, recipient: row.name ?? row.email };
      return {
        ...entry,
        kind: 'mail',
        at: row.sent_at ?? row.created_at,
        recipient: row.email,
        status: row.status,
        reason: row.reason,
      };
    });
  }
}

const stepOf = (from: string, to: string): InvoiceTimelineKind => {
  if (to === 'open') return from === 'draft' ? 'issued' : 'reopened';
  return to as InvoiceTimelineKind;
};

/** Of one moment: the money first, then what it did. */
const rank = (kind: InvoiceTimelineKind): number =>
  ['issued', 'credit_note', 'payment', 'refund', 'moved_to_credit'].indexOf(kind) + 1 || 9;
