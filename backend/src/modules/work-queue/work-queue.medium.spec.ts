import { MAX_WORK_ITEMS, type WhoseWork, type WorkItem } from '@portal/contracts';
import { dayFromNow, fromNow } from '@portal/testing/clock';
import { v7 as uuidv7 } from 'uuid';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aDeal } from '../../../test/factories/deal.factory.js';
import { aWaitingMail } from '../../../test/factories/inbound-mail.factory.js';
import { anEntry, anInvoice } from '../../../test/factories/invoice.factory.js';
import { aMilestone } from '../../../test/factories/milestone.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { aTicket } from '../../../test/factories/ticket.factory.js';
import { aWorkflow } from '../../../test/factories/workflow.factory.js';
import { refusal } from '../../../test/support/refusal.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import type { User } from '../users/index.js';
import { WorkQueueReader } from './work-queue.reader.js';

const { context, cast } = contextWithCast();

const queue = (whose: WhoseWork, reader = cast.admin) =>
  context.db.service(WorkQueueReader).list(actorOf(reader), { whose });

const items = async (whose: WhoseWork, reader?: User): Promise<WorkItem[]> => (await queue(whose, reader)).items;
const found = async (id: string, whose: WhoseWork = 'team') => (await items(whose)).find((item) => item.id === id);

const hours = (count: number): string => fromNow({ hours: count }).toISOString();

/** Changes columns of a row behind the product's back. */
const set = (table: string, id: string, columns: Record<string, unknown>) =>
  context.db.rows(
    `update ${table} set ${Object.keys(columns)
      .map((name) => `${name} = ?`)
      .join(', ')} where id = ? returning id`,
    [...Object.values(columns), id],
  );

async function insert(table: string, columns: Record<string, unknown>): Promise<string> {
  const id = uuidv7();
  const row = { id, created_at: hours(0), updated_at: hours(0), version: 1, ...columns };
  await context.db.rows(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map(() => '?')
      .join(', ')}) returning id`,
    Object.values(row),
  );
  return id;
}

const anImport = (owner: User, updatedAt = hours(0)) =>
  insert('imports', {
    ...{ owner_id: owner.id, kind: 'companies', status: 'checked', file_name: 'clients.csv', file_size: 9 },
    ...{ headers: '[]', samples: '[]', first_lines: '[]', heading_line: 1, mapping: '{}', is_remembered: false },
    ...{ line_total: 1, line_count: 1, attempt: 1, tries: 0, updated_at: updatedAt },
  });

async function aRun(columns: Record<string, unknown>, of?: { id: string }): Promise<string> {
  const workflow = of ?? (await context.db.given(aWorkflow())).workflow;
  return insert('workflow_runs', {
    ...{ trigger_id: workflow.id, trigger_version: 1, source: 'manual', dedupe_key: uuidv7(), payload: '{}' },
    ...{ depth: 1, chain: `{${workflow.id}}`, steps_total: 1, ...columns },
  });
}

async function aDocument(dealId: string, kind: 'quote' | 'contract', sentAt = hours(0)): Promise<string> {
  const file = { file_name: 'a.pdf', file_size: 9, file_type: 'application/pdf', sha256: 'a', storage_path: uuidv7() };
  return insert('deal_documents', {
    deal_id: dealId,
    kind,
    title: 'Contract',
    status: 'sent',
    sent_at: sentAt,
    ...file,
  });
}

const aDueTicket = async (dueAt: string, given: { assignee?: User; answered?: boolean } = {}): Promise<string> => {
  const { ticket } = await context.db.given(
    aTicket({ requester: cast.customer, status: 'open', ...(given.assignee && { assignee: given.assignee }) }),
  );
  const due = given.answered
    ? { first_responded_at: hours(-1), resolution_due_at: dueAt }
    : { first_responded_at: null, first_response_due_at: dueAt };
  await set('tickets', ticket.id, due);
  return ticket.id;
};

describe('the queue of work (decisions, section 5)', () => {
  it('has what waits of every kind by its due time, with whose it is, and how many of each there are', async () => {
    const { customer } = cast;
    const { invoice } = await context.db.given(anInvoice({ customer, dueDate: dayFromNow(-10), cents: 45_000 }));
    const { consultation } = await context.db.given(aConsultation({ customer, hoursAgo: 30 }));
    const failed = await aRun({ status: 'failed', finished_at: hours(-3), reason: 'No answer' });
    const approval = await aRun({ status: 'waiting', waits_for: 'approval', wait_since: hours(0), due_at: hours(2) });
    const ticket = await aDueTicket(hours(1));
    const mail = await aWaitingMail(context.db);
    await set('inbound_mails', mail.id, { created_at: hours(-20) }); // due a day later
    const { project } = await context.db.given(aProject({ customer, name: 'New office network', status: 'active' }));
    const { entry, milestone } = await context.db.given(
      anEntry({ projectId: project.id, status: 'ready' }),
      aMilestone({ project, title: 'Tills arrive', status: 'awaiting_approval' }),
    );
    await set('billing_schedules', entry.id, { updated_at: hours(-18) });
    await set('milestones', milestone.id, { updated_at: hours(-2) });
    const imported = await anImport(cast.admin, hours(-16));
    const { deal } = await context.db.given(aDeal({ customer, status: 'sent', title: 'Backups' }));
    await set('customer_deals', deal.id, { offered_at: hours(-5) });
    const { deal: active } = await context.db.given(aDeal({ customer, status: 'active' }));
    const contract = await aDocument(active.id, 'contract');

    const { items: all, totals } = await queue('mine');
    expect(all.find(({ id }) => id === invoice.id)?.due_on).toBe(dayFromNow(-10));
    expect(all.map(({ kind, id, who, amount, parent_id }) => [kind, id, who, amount, parent_id])).toEqual([
      ['consultation', consultation.id, 'Neuse Bakery', null, null],
      ['ticket', ticket, 'Neuse Bakery', null, null],
      ['invoice', invoice.id, 'Dana Test', 450, null],
      ['failed_run', failed, 'No answer', null, expect.any(String)],
      ['run_approval', approval, null, null, null],
      ['mail', mail.id, 'ada@elsewhere.test', null, null],
      ['schedule_entry', entry.id, 'Neuse Bakery', 50, null],
      ['import', imported, null, null, null],
      ['milestone', milestone.id, 'New office network', null, project.id],
      ['deal', deal.id, 'Neuse Bakery', 100, null],
      ['deal_document', contract, 'Neuse Bakery', null, active.id],
    ]);
    expect(totals.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual(
      all.map(({ kind }) => ({ kind, total: 1 })).toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    );
    expect(all[1]).toMatchObject({ priority: 'medium', promise: 'first_response', title: 'The printer is offline' });
  });

  it('has a milestone on its own day, where it has one', async () => {
    const { project } = await context.db.given(aProject({ customer: cast.customer, status: 'active' }));
    const { milestone } = await context.db.given(
      aMilestone({ project, status: 'awaiting_approval', due_date: dayFromNow(5) }),
    );
    await set('milestones', milestone.id, { updated_at: hours(-24 * 20) });
    const { items } = await queue('mine');
    expect(items.find(({ id }) => id === milestone.id)?.due_on).toBe(dayFromNow(5));
  });

  it('has promises that are late or due within the hour first, each before what else is late', async () => {
    const { invoice } = await context.db.given(anInvoice({ customer: cast.customer, dueDate: dayFromNow(-10) }));
    const { consultation } = await context.db.given(aConsultation({ customer: cast.customer, hoursAgo: 30 }));
    const [later, soon] = [await aDueTicket(hours(2)), await aDueTicket(hours(0.5))];
    const order = [consultation.id, soon, invoice.id, later];
    expect((await items('team')).flatMap(({ id }) => (order.includes(id) ? [id] : []))).toEqual(order);
  });

  it('has a workflow that failed several times in one row, with the record of the last run and no retry', async () => {
    const { workflow } = await context.db.given(aWorkflow());
    const first = hours(-3);
    await aRun({ status: 'failed', finished_at: first, record_label: 'S-0001' }, workflow);
    const last = await aRun({ status: 'failed', finished_at: hours(-1), record_label: 'S-0002' }, workflow);
    const once = await aRun({ status: 'failed', finished_at: hours(-2), record_label: 'S-0003' });
    const { items: all, totals } = await queue('team');
    const ofWorkflow = all.filter(({ parent_id: parent }) => parent === workflow.id);
    expect(ofWorkflow).toMatchObject([{ id: last, count: 2, who: 'S-0002', due_at: first, action: null }]);
    expect(all.find(({ id }) => id === once)).toMatchObject({ count: 1, action: 'retry' });
    expect(totals.find(({ kind }) => kind === 'failed_run')?.total).toBe(
      all.filter(({ kind }) => kind === 'failed_run').length,
    );
  });

  it('is what the reader has and what nobody has; the team’s has what others have as well', async () => {
    const [own, others, nobodys] = [
      await aDueTicket(hours(1), { assignee: cast.admin }),
      await aDueTicket(hours(1), { assignee: cast.otherAdmin }),
      await aDueTicket(hours(1)),
    ];
    const [ownImport, othersImport] = [await anImport(cast.admin), await anImport(cast.otherAdmin)];
    const ids = async (whose: WhoseWork) => new Set((await items(whose)).map(({ id }) => id));
    const [mine, team] = [await ids('mine'), await ids('team')];
    expect([own, nobodys, ownImport].map((id) => mine.has(id))).toEqual([true, true, true]);
    expect([others, othersImport].map((id) => mine.has(id))).toEqual([false, false]);
    expect([own, others, nobodys, ownImport, othersImport].every((id) => team.has(id))).toBe(true);
    expect((await items('mine', cast.otherAdmin)).map(({ id }) => id)).toContain(others);
    expect(await found(others)).toMatchObject({ assignee_id: cast.otherAdmin.id, assignee_name: 'Blake Test' });
  });

  it('is for admins only', async () => {
    expect(await refusal(queue('team', cast.primary))).toMatchObject({ code: 'forbidden' });
  });

  it('says what can be done at once: take what nobody has, end what was answered, remind once a day', async () => {
    const actionOf = async (id: string) => (await found(id))?.action;
    expect(await actionOf(await aDueTicket(hours(1)))).toBe('take');
    expect(await actionOf(await aDueTicket(hours(1), { assignee: cast.admin }))).toBeNull();
    expect(await actionOf(await aDueTicket(hours(1), { assignee: cast.admin, answered: true }))).toBe('resolve');
    expect(await actionOf(await aDueTicket(hours(1), { assignee: cast.otherAdmin, answered: true }))).toBeNull();
    const { invoice } = await context.db.given(anInvoice({ customer: cast.customer, dueDate: dayFromNow(-3) }));
    expect(await actionOf(invoice.id)).toBe('remind');
    await insertReminder(invoice.id);
    expect(await actionOf(invoice.id)).toBeNull();
  });

  it('has no row for what an offer brings along, for what needs nobody yet, or for a run of long ago', async () => {
    const { deal } = await context.db.given(aDeal({ customer: cast.customer, status: 'sent' }));
    const quote = await aDocument(deal.id, 'quote');
    const old = await aRun({ status: 'failed', finished_at: hours(-24 * 15) });
    const { invoice } = await context.db.given(anInvoice({ customer: cast.customer, dueDate: dayFromNow(0) }));
    const waiting = await aDueTicket(hours(1));
    await set('tickets', waiting, { status: 'pending' });
    const snoozed = await aDueTicket(hours(1));
    await set('tickets', snoozed, { snoozed_until: hours(2) });
    const ids = (await items('team')).map(({ id }) => id);
    expect(ids).toContain(deal.id);
    for (const id of [quote, old, invoice.id, waiting, snoozed]) expect(ids).not.toContain(id);
  });

  it('keeps places for each kind where one has many, and counts those without a place', async () => {
    const late = await aDueTicket(hours(3));
    for (let left = MAX_WORK_ITEMS; left > 0; left -= 1)
      await context.db.given(anInvoice({ customer: cast.customer, dueDate: dayFromNow(-20) }));
    const { items: shown, totals } = await queue('team');
    expect(shown).toHaveLength(MAX_WORK_ITEMS);
    expect(shown.map(({ id }) => id)).toContain(late);
    expect(totals.find(({ kind }) => kind === 'invoice')?.total).toBeGreaterThan(MAX_WORK_ITEMS);
  });

  it('leaves a place to each kind where many promises are late, and the others to these', async () => {
    await context.db.given(aDeal({ customer: cast.customer, status: 'sent' }));
    for (let left = MAX_WORK_ITEMS; left > 0; left -= 1) {
      await aDueTicket(hours(-1));
      await context.db.given(anInvoice({ customer: cast.customer, dueDate: dayFromNow(-20) }));
    }
    const { items: shown, totals } = await queue('team');
    expect(shown).toHaveLength(MAX_WORK_ITEMS);
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(totals.map(({ kind }) => kind)));
    expect(shown.filter(({ kind }) => kind === 'invoice')).toHaveLength(1);
  });
});

const insertReminder = (invoice: string) =>
  context.db.rows(
    `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id)
     values (gen_random_uuid(), 'invoice.reminder_due', 'invoice', ?, '{"days": 3}', 'system', 'test') returning id`,
    [invoice],
  );
