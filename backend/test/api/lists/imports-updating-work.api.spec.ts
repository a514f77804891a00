import type { ImportKind, ImportLineView } from '@portal/contracts';
import { csvOf, importCalls } from '../../support/calls/import-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
const by = () => importCalls(app, as.admin);
const told = (lines: readonly ImportLineView[]) =>
  lines.map(({ fate, changes, problems }) => [
    fate,
    ...changes.map(({ field, from, to }) => `${field}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`),
    ...problems.map(({ message }) => message),
  ]);

/** The records that an import made of these lines, each with its number and its row. */
async function made(kind: ImportKind, table: string, content: string) {
  const lines = await by().lines((await by().import(kind, content)).id);
  const rows = () =>
    Promise.all(
      lines.map(async ({ record_id: id }) => {
        const row = `select number, to_jsonb(t) - '{updated_at,version,completed_at,position}'::text[] as row from ${table} as t where id = ?`;
        return (await app.db.rows<{ number: string; row: Record<string, unknown> }>(row, [id]))[0];
      }),
    );
  const numbers = (await rows()).map((row) => row?.number ?? '');
  return { ids: lines.map(({ record_id: id }) => id ?? ''), numbers, rows };
}

/** The dry run, in which empty cells clear. */
async function check(kind: ImportKind, content: string) {
  const run = await by().upload(kind, content);
  const { id } = await by().check(run, run.mapping, { clears_empty: true });
  return { id, lines: told(await by().lines(id)) };
}

describe('an import that updates (decisions 6.81)', () => {
  it('finds projects by customer and name or by number, which can be renamed, and clears what is empty', async () => {
    const customer = cast.customer.email;
    const headings = ['Name', 'Customer', 'Budget', 'Target date', 'Priority'];
    const old = await made(
      'projects',
      'projects',
      csvOf(headings, ['Pier', customer, '1000', '2026-12-24', 'low'], ['Quay', customer, '', '', '']),
    );
    const before = await old.rows();
    const file = csvOf(
      ['Number', ...headings],
      ['', 'PIER', customer, '', '', ''],
      [old.numbers[1]?.toLowerCase() ?? '', 'Quayside', customer, '2,500', '', 'high'],
      [old.numbers[1] ?? '', 'Quay two', customer, '', '', ''],
      [old.numbers[0] ?? '', 'Pier', cast.stranger.email, '', '', ''],
      ['P-99999', 'Nothing', customer, '', '', ''],
      ['17', 'Pier', customer, '1000', '2026-12-24', ''],
    );
    const { id, lines } = await check('projects', file);
    expect(lines).toEqual([
      ['changed', 'target_date: 2026-12-24 → nothing', 'budget: 1000 → nothing'],
      ['changed', 'name: Quay → Quayside', 'priority: medium → high', 'budget: nothing → 2500'],
      ['existing', 'The same customer and name as line 3, but other values'],
      ['wrong', `${old.numbers[0]} is of another customer, which an import doesn’t change`],
      ['wrong', 'There is no project P-99999'],
      ['existing'],
    ]);
    expect((await by().apply(id, 'update')).counts).toMatchObject({ updated: 2, wrong: 2 });
    const [pier, quay] = await old.rows();
    expect(pier?.row).toMatchObject({ name: 'Pier', budget_cents: null, target_date: null, priority: 'low' });
    expect(quay?.row).toMatchObject({ name: 'Quayside', budget_cents: 250000, priority: 'high' });
    expect((await by().undo(id)).counts).toMatchObject({ restored: 2, kept: 0 });
    expect(await old.rows()).toEqual(before);
  });

  it('moves tasks as their states allow, names people and milestones, and leaves the others, saying why', async () => {
    await by().import('projects', csvOf(['Name', 'Customer'], ['Rewiring', cast.customer.email]));
    const headings = ['Title', 'Project', 'Status', 'Assignee', 'Due date'];
    const old = await made(
      'tasks',
      'tickets',
      csvOf(
        headings,
        ['Cables', 'Rewiring', 'To do', cast.customer.email, '2026-12-01'],
        ['Sockets', 'Rewiring', 'Blocked', '', ''],
      ),
    );
    const before = await old.rows();
    const file = csvOf(
      ['Number', ...headings],
      [old.numbers[0] ?? '', 'All cables', 'Rewiring', 'In progress', '', ''],
      ['', 'sockets', 'Rewiring', 'Done', '', ''],
    );
    const { id, lines } = await check('tasks', file);
    const name = `${cast.customer.firstName} ${cast.customer.lastName}`;
    expect(lines[0]).toEqual([
      'changed',
      'title: Cables → All cables',
      'status: todo → in_progress',
      `assignee: ${name} → nothing`,
      'due_date: 2026-12-01 → nothing',
    ]);
    expect(lines[1]).toEqual(['existing', 'A change from blocked to done is not allowed']);
    expect((await by().apply(id, 'update')).counts).toMatchObject({ updated: 1, existing: 1 });
    const [cables] = await old.rows();
    expect(cables?.row).toMatchObject({
      title: 'All cables',
      status: 'in_progress',
      assignee_id: null,
      due_date: null,
    });
    expect((await by().undo(id)).counts).toMatchObject({ restored: 1, kept: 0 });
    expect(await old.rows()).toEqual(before);
  });

  it('changes drafts of deals, of others their internal notes alone', async () => {
    const headings = ['Title', 'Customer', 'Type', 'Amount', 'Internal notes'];
    const customer = cast.customer.email;
    const old = await made(
      'deals',
      'customer_deals',
      csvOf(headings, ['Wi-Fi', customer, 'One-time', '500', 'Old'], ['Backup', customer, 'One-time', '300', 'Old']),
    );
    await app.http
      .put(`/api/v1/deals/customer-deals/${old.ids[1]}`)
      .set(as.admin)
      .send({ current_status: 'sent' })
      .expect(200);
    const file = csvOf(
      ['Number', ...headings],
      [old.numbers[0] ?? '', 'Wi-Fi 7', customer, 'One-time', '550', ''],
      [old.numbers[1] ?? '', 'Backup', customer, 'One-time', '300', 'New'],
    );
    const { id, lines } = await check('deals', file);
    expect(lines).toEqual([
      ['changed', 'title: Wi-Fi → Wi-Fi 7', 'internal_notes: Old → nothing', 'amount: 500 → 550'],
      ['changed', 'internal_notes: Old → New'],
    ]);
    expect((await by().apply(id, 'update')).counts).toMatchObject({ updated: 2 });
    const [wifi, backup] = await old.rows();
    expect(wifi?.row).toMatchObject({ title: 'Wi-Fi 7', amount_cents: 55000, internal_notes: null });
    expect(backup?.row).toMatchObject({ title: 'Backup', internal_notes: 'New' });
    const dearer = csvOf(['Number', ...headings], [old.numbers[1] ?? '', 'Backup', customer, 'One-time', '350', 'New']);
    const [left] = (await check('deals', dearer)).lines;
    expect(left).toEqual(['existing', expect.stringContaining('draft') as string]);
  });
});
