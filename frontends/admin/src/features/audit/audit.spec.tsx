import type { AuditChain, AuditEntryDetail } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { aPage, aProblem, anAdmin, anId, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useParams } from 'react-router';
import { AuditEntryPage } from './audit-entry-detail.js';
import { AuditListPage } from './audit-list.page.js';

const { api } = startFakeApi(() => anAdmin());
const now = currentInstant().toISOString();

const anEntry = (own: Partial<AuditEntryDetail> = {}): AuditEntryDetail => ({
  ...{ id: anId(), created_at: now, entity: 'invoice', record_id: anId(), parent_id: null, action: 'updated' },
  ...{
    title: 'INV-2026-0007',
    person_name: null,
    fields: ['total_cents'],
    actor_kind: 'user',
    actor_id: anId(),
    actor_name: 'Avery Cole',
  },
  ...{ actor_ip: '203.0.113.7', request_id: 'call-1', workflow_run_id: null, workflow_id: null, workflow_name: null },
  ...{ position: 12, erased_at: null, call: null, hash: 'ab'.repeat(32) },
  changes: [{ field: 'total_cents', before: 120_000, after: 99_950 }],
  ...own,
});

const aChain = (own: Partial<AuditChain> = {}): AuditChain => ({
  ...{ entries: 12, chained_until: now, head: `12:${'ab'.repeat(32)}`, waiting: 3 },
  ...{ checked_at: now, checked_until: now, fault: null, fault_entry_id: null },
  ...own,
});

/** What was asked for, newest last. */
let asked: URLSearchParams[] = [];

function given(entries: AuditEntryDetail[], chain: Partial<AuditChain> = {}): void {
  asked = [];
  api.use(
    http.get('*/api/v1/audit/chain', () => HttpResponse.json({ data: aChain(chain) })),
    http.get('*/api/v1/audit/:id', ({ params }) =>
      HttpResponse.json({ data: entries.find(({ id }) => id === params['id']) }),
    ),
    http.get('*/api/v1/audit', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(aPage(entries));
    }),
  );
}

const Screen = () => (useParams()['id'] ? <AuditEntryPage /> : <AuditListPage />);
const show = (address = '/admin/audit') => showScreen(Screen, '/admin/audit/:id?', address);

describe('the audit of the console', () => {
  it('lists changes, narrows them and offers what is left as a file', async () => {
    const user = userEvent.setup();
    given([
      anEntry(),
      anEntry({ title: '', entity: 'session', action: 'created', actor_name: null, actor_kind: 'system' }),
    ]);
    show('/admin/audit?request_id=call-1');
    expect(await screen.findByRole('link', { name: /INV-2026-0007/ })).toBeVisible();
    expect(screen.getByText('The product')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('option', { name: 'What' }));
    await user.click(await screen.findByRole('option', { name: 'Deleted' }));
    expect(await screen.findByRole('button', { name: 'Remove filter What: Deleted' })).toBeVisible();
    const query = asked.at(-1);
    expect([query?.get('action'), query?.get('request_id')]).toEqual(['deleted', 'call-1']);
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      '/api/v1/audit/export?action=deleted&request_id=call-1',
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter Call: call-1' }));
    expect(asked.at(-1)?.get('request_id')).toBeNull();
  });

  it('has one row for a call, which leads to its changes', async () => {
    const created = { entity: 'company', action: 'created', entries: 2_000 } as const;
    const imported = { entries: 2_001, kinds: [created, { entity: 'import', action: 'updated', entries: 1 } as const] };
    given([anEntry({ request_id: 'mass-import-1', call: imported }), anEntry({ call: { entries: 1, kinds: [] } })]);
    show();
    const row = await screen.findByRole('link', { name: /Import of 2,000 companies/ });
    expect(row).toHaveAttribute('href', '/admin/audit?request_id=mass-import-1');
    expect(screen.getByRole('link', { name: /INV-2026-0007/ })).toBeVisible();
    expect(asked.at(-1)?.get('by')).toBe('call');
  });

  it('says of what an erasure deleted that its values are not kept, and leads nowhere', async () => {
    const gone = anEntry({
      ...{ entity: 'user', action: 'deleted', title: '', person_name: null, fields: ['email', 'phone'] },
      changes: ['email', 'phone'].map((field) => ({ field, before: null, after: null })),
    });
    given([gone]);
    show(`/admin/audit/${gone.id}`);
    expect(await screen.findByText(/^It was erased with the person.*: Email, Phone\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the record' })).not.toBeInTheDocument();
  });

  it('says whose a record without a name is', async () => {
    given([
      anEntry({ entity: 'session', title: '', person_name: 'Pat Reyes' }),
      anEntry({ title: '', erased_at: now }),
    ]);
    show('/admin/audit');
    expect(await screen.findByRole('link', { name: /Session: Pat Reyes/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Invoice/ })).toBeVisible();
  });

  it('shows a change with the values before and after', async () => {
    const entry = anEntry({
      changes: [
        { field: 'total_cents', before: 120_000, after: 99_950 },
        { field: 'notes', before: null, after: '<b>Thanks</b>' },
        { field: 'bill_to', before: { name: 'Corner' }, after: { name: 'Corner Bakery' } },
      ],
    });
    given([entry]);
    show(`/admin/audit/${entry.id}`);
    const total = (await screen.findByRole('heading', { name: 'Total' })).closest('li') as HTMLElement;
    expect(total).toHaveTextContent('TotalBefore$1,200.00After$999.50');
    const notes = screen.getByRole('heading', { name: 'Notes' }).closest('li') as HTMLElement;
    expect(within(notes).getByText('Nothing')).toBeVisible();
    expect(within(notes).getByText('<b>Thanks</b>')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bill to' }).closest('li')).toHaveTextContent('"name": "Corner Bakery"');
    expect(screen.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
      'href',
      `/admin/billing/${entry.record_id}`,
    );
    expect(screen.getByRole('link', { name: 'All its changes' })).toHaveAttribute(
      'href',
      `/admin/audit?record_id=${entry.record_id}`,
    );
    expect(screen.getByText('203.0.113.7')).toBeVisible();
  });

  it('shows only what there was of a purged record', async () => {
    const purged = anEntry({ action: 'purged', changes: [{ field: 'number', before: 'INV-1', after: null }] });
    given([purged]);
    show(`/admin/audit/${purged.id}`);
    expect((await screen.findByRole('heading', { name: 'Number' })).closest('li')).toHaveTextContent('NumberWasINV-1');
    expect(screen.queryByRole('link', { name: 'Open the record' })).not.toBeInTheDocument();
  });

  it('shows nothing of what was erased', async () => {
    const erased = anEntry({ entity: 'user', title: '', changes: [], fields: [], erased_at: now });
    given([erased]);
    show(`/admin/audit/${erased.id}`);
    expect(await screen.findByText(/values were erased with the person/)).toBeVisible();
  });

  it('says up to when the chain is whole, and by its head how to prove it', async () => {
    given([anEntry()]);
    show();
    expect(await screen.findByText('Unbroken')).toBeVisible();
    expect(screen.getByText(/3 newer entries wait/)).toBeVisible();
    expect(screen.getByText(`12:${'ab'.repeat(32)}`)).toBeInTheDocument();
  });

  it('warns of a broken chain', async () => {
    const entry = anEntry();
    given([entry], { fault: 'The values of entry 3 were changed', fault_entry_id: entry.id });
    show();
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('The audit was tampered with. The values of entry 3 were changed.');
    expect(within(warning).getByRole('link')).toHaveAttribute('href', `/admin/audit/${entry.id}`);
  });

  it('says what is missing where there is nothing', async () => {
    given([], { chained_until: null, head: null, checked_at: null, checked_until: null, waiting: 0 });
    show();
    expect(await screen.findByText('Nothing has changed yet')).toBeVisible();
    expect(screen.getByText('Nothing is chained yet.')).toBeVisible();
  });

  it('says what went wrong', async () => {
    const away = () =>
      HttpResponse.json(aProblem({ code: 'not_found', status: 404, error: 'Not there' }), { status: 404 });
    api.use(http.get('*/api/v1/audit/chain', away), http.get('*/api/v1/audit', away));
    show();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(2));
  });
});
