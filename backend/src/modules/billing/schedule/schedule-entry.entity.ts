import { LockMode, p, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DomainError,
  scheduleEntryTransitions,
  UpdateScheduleEntry,
  type ScheduleEntryStatus,
  type ScheduleEntryType,
} from '@portal/contracts';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import {
  AggregateRoot,
  applyCents,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../../infrastructure/database/aggregate-root.js';
import { centsOf } from '../../../infrastructure/database/money.js';

const fields = propertiesOf(UpdateScheduleEntry, 'amount', 'status', 'version');

/** Who made the entry: an admin, or the product for a deal's one amount, its setup fee, or one of its periods. */
export type ScheduleEntryOrigin = 'admin' | 'deal' | 'setup' | 'period';

/** What a new entry is made of. Amounts are cents. */
export type NewScheduleEntry = Pick<ScheduleEntry, 'origin' | 'type' | 'title' | 'amountCents'> &
  Partial<Pick<ScheduleEntry, 'projectId' | 'dealId' | 'description' | 'discountCents' | 'milestoneId'>> &
  Partial<Pick<ScheduleEntry, 'triggerOn' | 'periodStart' | 'periodEnd'>> & {
    status?: 'pending' | 'ready' | 'approved';
  };

/** One amount that is to be billed, for a project or a deal (decisions, section 4). */
export class ScheduleEntry extends withProperties(AggregateRoot, {
  projectId: p.uuid().nullable(),
  dealId: p.uuid().nullable(),
  origin: text<ScheduleEntryOrigin>(),
  type: text<ScheduleEntryType>(),
  milestoneId: p.uuid().nullable(),
  title: p.string(),
  description: p.text().onCreate(() => ''),
  amountCents: p.bigint('number'),
  discountCents: p.bigint('number').onCreate(() => 0),
  status: text<ScheduleEntryStatus>().onCreate(() => 'pending'),
  triggerOn: p.date().nullable(),
  periodStart: p.date().nullable(),
  periodEnd: p.date().nullable(),
  approvedAt: p.datetime().nullable(),
  invoiceId: p.uuid().nullable(),
}) {
  static readonly tableName = 'billing_schedules';

  /** A new entry; what it refers to must have been looked at before. */
  static plan(facts: NewScheduleEntry): ScheduleEntry {
    const entry = new ScheduleEntry();
    Object.assign(entry, facts);
    if (entry.status === 'approved') entry.approvedAt = entry.createdAt;
    entry.record('schedule_entry.created', { type: entry.type });
    return entry;
  }

  /**
   * Changes what the input carries: the state first, then the fields.
   * @throws DomainError `illegal_transition`; `schedule_entry.frozen` once approved, `schedule_entry.invoiced` once on an
   *   invoice; `invalid` for an amount below the discount
   */
  change({ status, amount, ...input }: UpdateScheduleEntry): void {
    if (status && status !== this.status) this.takeStep(status);
    const sent = Object.keys(fields).some((name) => name in input) || amount !== undefined;
    if (sent) this.assertOpen();
    const cents = centsOf(amount) ?? this.amountCents;
    if (cents < this.discountCents) refuse('amount', 'Less than the discount');
    const changes = {
      ...applyChanges(this, input, fields),
      ...applyCents(this, { amount: cents }, { amount: 'amountCents' }),
    };
    if (Object.keys(changes).length > 0) this.record('schedule_entry.updated', { changes });
  }

  /** The step an observed event takes: to ready, back to pending, or to its end. */
  setStatus(to: 'pending' | 'ready' | 'cancelled'): void {
    this.moveTo(to);
  }

  /** Puts an approved entry on an invoice. @throws DomainError `schedule_entry.not_approved` */
  attachTo(invoiceId: string): void {
    if (this.status !== 'approved') throw new DomainError('schedule_entry.not_approved');
    this.invoiceId = invoiceId;
    this.moveTo('invoiced');
  }

  /** Its invoice is gone or void: it can be put on another. */
  detach(): void {
    this.invoiceId = null;
    this.moveTo('approved');
  }

  /** Takes it out of every list. @throws DomainError `schedule_entry.frozen`, `schedule_entry.invoiced` */
  remove(): void {
    this.assertOpen();
    this.deletedAt = new Date();
    this.record('schedule_entry.deleted', {});
  }

  /** A deleted entry is there again. */
  restore(): void {
    this.deletedAt = null;
    this.record('schedule_entry.restored', {});
  }

  private takeStep(to: ScheduleEntryStatus): void {
    if (this.status === 'invoiced') throw new DomainError('schedule_entry.invoiced');
    if (to === 'invoiced')
      throw new DomainError('illegal_transition', { from: this.status, to }, { allowed: this.next });
    this.moveTo(to);
  }

  private get next(): ScheduleEntryStatus[] {
    return scheduleEntryTransitions.allowed(this.status, 'admin').filter((status) => status !== 'invoiced');
  }

  private moveTo(to: ScheduleEntryStatus): void {
    const from = this.status;
    scheduleEntryTransitions.assert(from, to, 'admin');
    this.status = to;
    if (to === 'approved') this.approvedAt ??= new Date();
    else if (to !== 'invoiced') this.approvedAt = null;
    this.record('schedule_entry.status_changed', { from, to });
  }

  private assertOpen(): void {
    if (this.status === 'invoiced') throw new DomainError('schedule_entry.invoiced');
    if (this.status === 'approved') throw new DomainError('schedule_entry.frozen');
  }
}

/** Locks entries until the transaction ends, in one order, so that no two wait for each other. */
export const lockEntries = (em: EntityManager, which: FilterQuery<ScheduleEntry>): Promise<ScheduleEntry[]> =>
  em.find(ScheduleEntry, which, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } });
