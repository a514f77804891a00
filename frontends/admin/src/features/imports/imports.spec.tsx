import { importFates, type ImportCounts, type ImportLineView, type ImportView } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { aPage, anAdmin, anId, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant, dayFromNow } from '@portal/testing/clock';
import { cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useOpenRecord } from '@portal/ui';
import { userEvent } from '@testing-library/user-event';
import { ImportDetailPage } from './import-detail.page.js';
import { ImportsPage } from './imports.page.js';

const { api } = startFakeApi(() => anAdmin());
const at = currentInstant().toISOString();
const id = anId();

const counts = (some: Partial<ImportCounts>): ImportCounts =>
  Object.fromEntries(importFates.map((fate) => [fate, some[fate] ?? 0])) as ImportCounts;

const anImport = (own: Partial<ImportView> = {}): ImportView => ({
  ...{
    id,
    kind: 'companies',
    status: 'uploaded',
    file_name: 'Clients.csv',
    file_size: 120,
    sheet: null,
    other_sheets: [],
  },
  headers: ['Company name', 'Fon', 'Other'],
  samples: [['Pungo Marina', '252-555-0101', 'x']],
  mapping: { name: 'Company name' },
  ...{ formats: { dates: 'mdy', decimals: 'point' }, value_mapping: {}, heading_line: 1, first_lines: [] },
  ...{ is_remembered: false, mode: null, line_total: 3, line_count: 0, counts: counts({ waiting: 3 }), reason: null },
  ...{ owner_id: anId(), owner_name: 'Avery Cole', applied_at: null, undo_until: null },
  ...{ created_at: at, updated_at: at, version: 1, clears_empty: false },
  ...own,
});

const lines: ImportLineView[] = [
  { line: 2, fate: 'new', problems: [], changes: [], cells: ['Pungo Marina', '252-555-0101', 'x'], record_id: null },
  {
    line: 3,
    fate: 'wrong',
    problems: [{ field: 'payment_terms_days', message: 'At most 365' }],
    changes: [],
    cells: ['Bath Ferry Co', '', ''],
    record_id: null,
  },
];

let run: ImportView;
let uploaded: string;
let sent: unknown[];

const answer = (path: string, next: Partial<ImportView>) =>
  http.post(`*/api/v1/imports/:id/${path}`, async ({ request }) => {
    sent.push([path, await request.json().catch(() => null)]);
    run = { ...run, ...next, version: run.version + 1 };
    return HttpResponse.json({ data: run });
  });

beforeEach(() => {
  run = anImport();
  sent = [];
  api.use(
    http.get('*/api/v1/imports', () => HttpResponse.json(aPage([run]))),
    http.get('*/api/v1/imports/:id', () => HttpResponse.json({ data: run })),
    http.get('*/api/v1/imports/:id/lines', ({ request }) => {
      const fate = new URL(request.url).searchParams.get('fate');
      return HttpResponse.json(aPage(lines.filter((line) => fate === null || line.fate === fate)));
    }),
    http.get('*/api/v1/imports/:id/unknown-values', () =>
      HttpResponse.json({ data: { values: [{ field: 'priority', text: 'hoch', line_count: 2 }] } }),
    ),
    http.post('*/api/v1/imports', async ({ request }) => {
      uploaded = await request.text();
      return HttpResponse.json({ data: run }, { status: 201 });
    }),
    answer('check', { status: 'checking', line_count: 1, counts: counts({ waiting: 2, new: 1 }) }),
    answer('heading-line', { heading_line: 1 }),
    answer('apply', { status: 'applying' }),
    answer('cancel', { status: 'cancelled' }),
    answer('undo', { status: 'undoing' }),
  );
});

const showOne = () => showScreen(ImportDetailPage, '/admin/imports/:id', `/admin/imports/${id}`);

describe('imports of the console', () => {
  it('lists them with what came of each', async () => {
    run = anImport({ status: 'checked', counts: counts({ new: 1200, wrong: 3 }) });
    showScreen(ImportsPage, '/admin/imports', '/admin/imports');
    expect(await screen.findByRole('link', { name: /Clients\.csv/ })).toHaveAttribute('href', `/admin/imports/${id}`);
    expect(screen.getByText('1,200 new, 3 wrong')).toBeVisible();
  });

  it('takes a file and goes to its columns', async () => {
    const router = showScreen(ImportsPage, '/admin/imports/:id?', '/admin/imports');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Import a file' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.upload(dialog.getByLabelText(/^File/), new File(['Name\nx'], 'Clients.csv', { type: 'text/csv' }));
    expect(dialog.getByText('Clients.csv')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Sheet/), 'Clients');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/imports/${id}`));
    expect(uploaded).toMatch(/name="sheet"\s+Clients\s/);
  });

  it('keeps no file as a draft, for it could not bring it back', async () => {
    const first = showScreen(ImportsPage, '/admin/imports', '/admin/imports');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Import a file' }))[0] as HTMLElement);
    await userEvent.upload(screen.getByLabelText(/^File/), new File(['Name'], 'Clients.csv', { type: 'text/csv' }));
    cleanup();
    first.dispose();
    showScreen(ImportsPage, '/admin/imports', '/admin/imports');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Import a file' }))[0] as HTMLElement);
    expect(await screen.findByText('Choose a file, or drop it here')).toBeVisible();
    expect(screen.queryByText(/unsent draft/)).not.toBeInTheDocument();
  });

  it('lets columns be chosen, and tries the lines by them', async () => {
    run = anImport({ sheet: 'Data', other_sheets: ['Cover'] });
    showOne();
    expect(await screen.findByText('Pungo Marina')).toBeVisible();
    expect(screen.getByText('Not read: Fon, Other')).toBeVisible();
    expect(screen.getByText(/^Read from the sheet “Data”. Not read: “Cover”/)).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: /^Phone/ }));
    await userEvent.click(await screen.findByTitle('Fon'));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Empty cells clear/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('1 line done')).toBeVisible();
    expect(sent).toEqual([
      [
        'check',
        {
          mapping: { name: 'Company name', phone: 'Fon' },
          formats: { dates: 'mdy', decimals: 'point' },
          value_mapping: {},
          clears_empty: true,
          version: 1,
        },
      ],
    ]);
    expect(screen.getByRole('progressbar', { name: 'Trying' })).toHaveAttribute('aria-valuenow', '33');
  });

  it('shows how days and numbers are read, and reads them as chosen; headings are where they are said to be', async () => {
    run = anImport({
      ...{ kind: 'projects', headers: ['Name', 'Start', 'Budget'], samples: [['Wharf', '5/1/2027', '1.234']] },
      mapping: { name: 'Name', start_date: 'Start', budget: 'Budget', customer: 'Name' },
      first_lines: [
        { line: 1, cells: ['Projects 2026', ''] },
        { line: 3, cells: ['Name', 'Start', 'Budget'] },
      ],
      heading_line: 3,
    });
    showOne();
    const examples = async (label: string) =>
      (await screen.findByRole('combobox', { name: new RegExp(`^${label}`) })).closest('li');
    expect(await examples('Start')).toHaveTextContent('5/1/2027 → May 1, 2027');
    await userEvent.click(screen.getByRole('combobox', { name: 'Days are written' }));
    await userEvent.click(await screen.findByTitle('Day, month, year (31.12.2026)'));
    expect(await examples('Start')).toHaveTextContent('5/1/2027 → Jan 5, 2027');
    expect(await examples('Budget ?US')).toHaveTextContent('1.234 → not read');
    await userEvent.click(screen.getByRole('combobox', { name: 'Numbers have a' }));
    await userEvent.click(await screen.findByTitle('Decimal comma (1.234,50)'));
    expect(await examples('Budget ?US')).toHaveTextContent('1.234 → $1,234.00');
    await userEvent.click(screen.getByRole('combobox', { name: 'The headings are in line' }));
    await userEvent.click(await screen.findByTitle('1: Projects 2026'));
    await waitFor(() => expect(sent).toEqual([['heading-line', { line: 1, version: 1 }]]));
  });

  it('lets a value be chosen once for each text that is not known', async () => {
    run = anImport({
      ...{
        kind: 'tasks',
        status: 'checked',
        headers: ['Title', 'Project', 'Prio'],
        counts: counts({ wrong: 2, new: 1 }),
      },
      ...{ samples: [['Piles', 'P-1', 'hoch']], mapping: { title: 'Title', project: 'Project', priority: 'Prio' } },
    });
    showOne();
    await userEvent.click(await screen.findByRole('combobox', { name: /^Priority: hoch/ }));
    await userEvent.click(await screen.findByTitle('High'));
    expect(screen.getByText(/→/)).toHaveTextContent('hoch → High');
    await userEvent.click(screen.getByRole('button', { name: 'Try it again' }));
    await waitFor(() => expect(sent).toMatchObject([['check', { value_mapping: { priority: { hoch: 'high' } } }]]));
  });

  it('asks for the column of a required field first', async () => {
    run = anImport({ kind: 'invoices', headers: ['Customer'], mapping: { customer: 'Customer' } });
    showOne();
    expect(await screen.findByText('Choose the column of Number, Issued on, Paid on, and Amount first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try it' })).toBeDisabled();
  });

  it('shows the wrong lines with their reasons, and imports the good ones', async () => {
    run = anImport({ status: 'checked', line_count: 3, counts: counts({ new: 2, wrong: 1 }) });
    showOne();
    expect(await screen.findByText('Payment terms: At most 365')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import all or nothing' })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Why' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import the 2 good ones' }));
    await waitFor(() => expect(sent).toEqual([['apply', { mode: 'good', version: 1 }]]));
    expect(await screen.findByText('Importing')).toBeVisible();
  });

  it('shows beside each day and number of a line how it is read', async () => {
    run = anImport({
      ...{ status: 'checked', kind: 'projects', counts: counts({ new: 3 }), headers: ['Name', 'Start', 'Budget'] },
      ...{ mapping: { name: 'Name', start_date: 'Start', budget: 'Budget' }, samples: [] },
      formats: { dates: 'dmy', decimals: 'comma' },
    });
    api.use(
      http.get('*/api/v1/imports/:id/lines', () =>
        HttpResponse.json(aPage([{ ...lines[0], cells: ['Wharf', '03/04/2024', '2.000'] }])),
      ),
    );
    showOne();
    const row = (await screen.findByRole('rowheader', { name: '2' })).closest('tr');
    expect(row).toHaveTextContent('Wharf03/04/2024 → Apr 3, 20242.000 → $2,000.00');
  });

  it('shows what lines would change of what is there, and updates it', async () => {
    run = anImport({ status: 'checked', counts: counts({ new: 1, changed: 1, existing: 1 }) });
    const changes = [
      { field: 'phone', from: '252-555-0101', to: '252-555-0199' },
      { field: 'notes', from: null, to: 'Closed on Mondays' },
    ];
    const changed = { ...lines[0], line: 4, fate: 'changed', changes };
    api.use(http.get('*/api/v1/imports/:id/lines', () => HttpResponse.json(aPage([lines[0], changed]))));
    showOne();
    const row = (await screen.findByRole('rowheader', { name: '4' })).closest('tr');
    expect(row).toHaveTextContent('Has other values');
    expect(row).toHaveTextContent('Phone: 252-555-0101 → 252-555-0199Notes: nothing → Closed on Mondays');
    expect(screen.getByRole('columnheader', { name: 'Changes' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1, update 1' }));
    await waitFor(() => expect(sent).toEqual([['apply', { mode: 'update', version: 1 }]]));
  });

  it('offers no update of records that an import leaves as they are', async () => {
    run = anImport({ kind: 'tickets', status: 'checked', counts: counts({ new: 1, changed: 1 }) });
    showOne();
    expect(await screen.findByRole('button', { name: 'Import what goes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /update/ })).not.toBeInTheDocument();
  });

  it('imports all or nothing where nothing is wrong', async () => {
    run = anImport({ status: 'checked', line_count: 3, counts: counts({ new: 3 }) });
    api.use(http.get('*/api/v1/imports/:id/lines', () => HttpResponse.json(aPage(lines.slice(0, 1)))));
    showOne();
    expect(await screen.findByRole('columnheader', { name: 'Result' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Why' })).not.toBeInTheDocument();
    const labels = renderHook(useOpenRecord).result.current?.actions.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Import all or nothing', 'Import what goes']));
    await userEvent.click(await screen.findByRole('button', { name: 'Import all or nothing' }));
    await waitFor(() => expect(sent).toEqual([['apply', { mode: 'all', version: 1 }]]));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('invites the people whom it adds only where that is chosen', async () => {
    run = anImport({ kind: 'people', status: 'checked', line_count: 3, counts: counts({ new: 3 }) });
    showOne();
    await userEvent.click(await screen.findByRole('checkbox', { name: /new person \(3 people\)$/, checked: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Import what goes' }));
    await waitFor(() => expect(sent).toEqual([['apply', { mode: 'good', send_invitations: true, version: 1 }]]));
  });

  it('undoes an import once it was confirmed', async () => {
    const applied = { status: 'applied', line_count: 3, counts: counts({ created: 2, wrong: 1 }) } as const;
    run = anImport({ ...applied, undo_until: `${dayFromNow(5)}T00:00:00Z` });
    showOne();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Undo this import of 2 companies\?/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(sent).toEqual([['undo', expect.anything()]]));
    expect(await screen.findByText('Undoing')).toBeVisible();
    const changes = `/admin/audit?request_id=mass-import-${id}`;
    expect(screen.getByRole('link', { name: 'All its changes' })).toHaveAttribute('href', changes);
  });

  it.each([
    ['checking', {}, 'What would become of the lines', '2 will be created'],
    ['checked', {}, 'What would become of the lines', '3 are there already'],
    ['applied', { created: 1 }, 'What became of the lines', '2 not imported'],
    ['undone', { removed: 1 }, 'What became of the lines', '2 not imported'],
  ] as const)('says of one that is %s what becomes of its lines', async (status, others, title, fate) => {
    run = anImport({ status, line_total: 6, counts: counts({ new: 2, existing: 3, ...others }) });
    showOne();
    const section = (await screen.findByRole('heading', { name: title })).closest('section');
    expect(section).toHaveTextContent(fate);
    expect(screen.queryByText('Partly imported') !== null).toBe(status === 'applied');
  });

  it('says why it stopped', async () => {
    run = anImport({ status: 'failed', reason: 'Something went wrong on our side' });
    showOne();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  });
});
