import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  invoiceTransitions,
  type Actor,
  type CreateInvoice,
  type Deleted,
  type InvoiceStatus,
  type InvoiceTexts,
  type InvoiceView,
  type MoneyOwnership,
  type RemindOfInvoice,
  type SendInvoiceAgain,
  type UpdateInvoice,
} from '@portal/contracts';
import { authorize } from '../../../infrastructure/auth/authorize.js';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { lockAccount } from '../accounts/account.js';
import {
  assertReferences,
  entriesOfLines,
  lockDealsOf,
  ownersOfEntries,
  waitingEntriesOf,
} from '../billing-references.js';
import { Invoice } from './invoice.entity.js';
import { issue, releaseEntries } from './invoice-issuing.js';
import { daysPastDue, happenedToday, lastPassedReminder } from './invoice-reminders.sweep.js';
import { addLines, isOwn, lineOfEntry, linesOf, linesOn, replaceOwnLines, sumOf } from './invoice-lines.js';
import { lockInvoice, viewOfInvoice } from './invoice.load.js';
import { lockEntries, type ScheduleEntry } from '../schedule/schedule-entry.entity.js';

/** Writes invoices: the admins' business (decisions, section 4). */
@Injectable()
export class InvoicesService {
  constructor(private readonly em: EntityManager) {}

  /**
   * A draft for a customer, of approved entries of the schedule, of lines, or of both.
   * @throws DomainError `invalid` naming what doesn't exist or isn't the customer's, or lines that can't be;
   *   `schedule_entry.not_approved`, `schedule_entry.other_customer`
   */
  create(actor: Actor, input: CreateInvoice): Promise<InvoiceView> {
    return this.em.transactional(async (em) => {
      await assertReferences(em, input);
      if (input.schedule_entry_ids?.length) await lockDealsOf(em, input.schedule_entry_ids);
      authorize(actor, 'invoice.create', await lockAccount(em, input.customer_id));
      const invoice = await this.draft(em, input);
      return viewOfInvoice(em, actor, invoice.id);
    });
  }

  /** The same within a transaction that has locked the account and checked that all entries are the customer's. */
  async draft(em: EntityManager, input: CreateInvoice): Promise<Invoice> {
    const entries = await takeEntries(em, input);
    const lines = [...entries.map(lineOfEntry), ...linesOf(input.lines ?? [])];
    const invoice = Invoice.draft(
      {
        customerId: input.customer_id,
        dealId: input.deal_id ?? onlyOne(entries.map(({ dealId }) => dealId)),
        projectId: input.project_id ?? onlyOne(entries.map(({ projectId }) => projectId)),
      },
      input,
      sumOf(lines, input.tax_rate),
    );
    await em.persist(invoice).flush();
    for (const entry of entries) entry.attachTo(invoice.id);
    await em.flush();
    await addLines(em, invoice.id, lines, 0);
    return invoice;
  }

  /**
   * Changes a draft; `status` issues it, makes it void or gives it up. An issued one only takes those steps.
   * @throws DomainError `not_found`, `stale_version`, `illegal_transition`; `invoice.immutable`, `invoice.empty`,
   *   `invoice.has_payments`, `invoice.not_settled`; `invalid` naming lines that can't be, or a reason without void
   */
  async update(actor: Actor, id: string, input: UpdateInvoice): Promise<InvoiceView> {
    const { status, void_reason, version, ...edits } = input;
    if (void_reason !== undefined && status !== 'void') refuse('void_reason', 'Only with void');
    return this.em.transactional(async (em) => {
      const { invoice, account } = await lockInvoice(em, actor, id, { version });
      authorize(actor, 'invoice.update', account);
      if (Object.keys(edits).length > 0) await edit(em, invoice, edits);
      if (status && status !== invoice.status) await takeStep(em, invoice, account, status, void_reason ?? null);
      return viewOfInvoice(em, actor, id);
    });
  }

  /**
   * Reminds the customer of an open invoice now, at most once a day. A reminder whose day has come counts as sent
   * (decisions 4.69).
   * @throws DomainError `not_found`, `stale_version`, `invoice.not_open`, `invoice.reminded_today`
   */
  remind(actor: Actor, id: string, input: RemindOfInvoice): Promise<InvoiceView> {
    return this.em.transactional(async (em) => {
      const { invoice, account } = await lockInvoice(em, actor, id, input);
      authorize(actor, 'invoice.remind', account);
      const today = await businessDay(em);
      const { dueDate } = invoice;
      invoice.remind(daysPastDue(dueDate, today), lastPassedReminder(dueDate ?? today, today));
      if (await happenedToday(em, id, 'invoice.reminder_due')) throw new DomainError('invoice.reminded_today');
      return viewOfInvoice(em, actor, id);
    });
  }

  /**
   * Sends the mail of an issued invoice to the same readers once more, at most once a day (decisions 4.115).
   * @throws DomainError `not_found`, `stale_version`, `invoice.not_sendable`, `invoice.sent_today`
   */
  sendAgain(actor: Actor, id: string, input: SendInvoiceAgain): Promise<InvoiceView> {
    return this.em.transactional(async (em) => {
      const { invoice, account } = await lockInvoice(em, actor, id, input);
      authorize(actor, 'invoice.send_again', account);
      invoice.sendAgain();
      if (await happenedToday(em, id, 'invoice.sent_again')) throw new DomainError('invoice.sent_today');
      return viewOfInvoice(em, actor, id);
    });
  }

  /** Takes a draft out of every list; its entries can be put on another. @throws DomainError `not_found`, `invoice.not_draft` */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const { invoice, account } = await lockInvoice(em, actor, id);
      authorize(actor, 'invoice.delete', account);
      invoice.remove();
      await releaseEntries(em, invoice);
      return { id };
    });
  }

  /**
   * Brings a deleted draft back, with those of its entries that still wait for an invoice, at their amounts of today.
   * @throws DomainError `not_found` when there is no deleted one; `invalid` where its customer, deal or project is gone
   */
  restore(actor: Actor, id: string): Promise<InvoiceView> {
    return this.em.transactional(async (em) => {
      await lockDealsOf(em, await entriesOfLines(em, id));
      const { invoice, account } = await lockInvoice(em, actor, id, {}, { deleted: true });
      authorize(actor, 'invoice.restore', account);
      const { customerId: customer_id, dealId: deal_id, projectId: project_id } = invoice;
      await assertReferences(em, { customer_id, deal_id, project_id });
      invoice.restore();
      await takeBack(em, invoice);
      return viewOfInvoice(em, actor, id);
    });
  }
}

/** The one value that all have, if they have one. */
const onlyOne = (ids: readonly (string | null)[]): string | null => {
  const [first = null, ...others] = new Set(ids);
  return others.length === 0 ? first : null;
};

async function takeEntries(em: EntityManager, input: CreateInvoice): Promise<ScheduleEntry[]> {
  const ids = [...new Set(input.schedule_entry_ids ?? [])];
  if (ids.length === 0) return [];
  const entries = await lockEntries(em, { id: { $in: ids }, deletedAt: null });
  const owners = await ownersOfEntries(em, ids);
  if (owners.length < ids.length) refuse('schedule_entry_ids', 'No such entry');
  if (owners.some(({ customer_id }) => customer_id !== input.customer_id))
    throw new DomainError('schedule_entry.other_customer');
  return entries;
}

/** Puts the entries of a draft that is there again back on it; lines of those that are billed elsewhere are gone. */
async function takeBack(em: EntityManager, invoice: Invoice): Promise<void> {
  const ids = await waitingEntriesOf(em, invoice);
  const found = await lockEntries(em, { id: { $in: ids }, status: 'approved', deletedAt: null });
  const entries = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const lines = [...entries.map(lineOfEntry), ...(await linesOn(em, invoice.id)).filter(isOwn)];
  await em.execute('delete from invoice_lines where invoice_id = ?', [invoice.id]);
  invoice.sumUp(sumOf(lines, invoice.taxRate));
  for (const entry of entries) entry.attachTo(invoice.id);
  await em.flush();
  await addLines(em, invoice.id, lines, 0);
}

async function edit(
  em: EntityManager,
  invoice: Invoice,
  { lines, ...texts }: InvoiceTexts & Pick<UpdateInvoice, 'lines'>,
): Promise<void> {
  invoice.assertDraft();
  const changed = lines ? await replaceOwnLines(em, invoice.id, linesOf(lines)) : null;
  invoice.change(texts, changed, sumOf(await linesOn(em, invoice.id), texts.tax_rate ?? invoice.taxRate));
  await em.flush();
}

async function takeStep(
  em: EntityManager,
  invoice: Invoice,
  account: MoneyOwnership,
  to: InvoiceStatus,
  reason: string | null,
): Promise<void> {
  if (to === 'open') return issue(em, invoice, account);
  if (to === 'uncollectible') return invoice.writeOff();
  if (to === 'void') {
    invoice.makeVoid(reason);
    return releaseEntries(em, invoice);
  }
  invoiceTransitions.assert(invoice.status, to, 'admin');
  throw new DomainError('invoice.not_settled');
}
