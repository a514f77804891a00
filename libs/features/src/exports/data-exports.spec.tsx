import type { DataExportView } from '@portal/contracts';
import { anAdmin, anId, aPage, aProblem, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '../testing/show-screen.js';
import { DataExports, ExportButton } from './data-exports.js';

const admin = anAdmin();
const { api } = startFakeApi(() => admin);
const at = currentInstant().toISOString();
const company = anId();

const anExport = (given: Partial<DataExportView> = {}): DataExportView => ({
  id: anId(),
  kind: 'company',
  company_id: company,
  person_id: null,
  subject_name: 'Neuse Bakery',
  status: 'succeeded',
  row_count: 1_204,
  row_total: 1_204,
  file_count: 17,
  file_total: 17,
  missing_count: 0,
  reason: null,
  file_name: 'neuse-bakery.zip',
  file_size: 3_400_000,
  has_file: true,
  ...{ owner_id: admin.id, owner_name: 'Avery Cole', started_at: at, finished_at: at, expires_at: at },
  ...{ created_at: at, updated_at: at, version: 1 },
  ...given,
});

let made: DataExportView[];
let asked: unknown[];

beforeEach(() => {
  made = [];
  asked = [];
  api.use(
    http.get('*/api/v1/exports', ({ request }) => {
      expect(new URL(request.url).searchParams.get('company_id')).toBe(company);
      return HttpResponse.json(aPage(made));
    }),
    http.post('*/api/v1/exports', async ({ request }) => {
      asked.push(await request.json());
      made = [anExport({ status: 'queued', has_file: false, row_total: null, row_count: 0 })];
      return HttpResponse.json({ data: made[0] }, { status: 201 });
    }),
    http.post('*/api/v1/exports/:id/cancel', () => {
      made = made.map((one) => ({ ...one, status: 'cancelled' }));
      return HttpResponse.json({ data: made[0] });
    }),
  );
});

function Place() {
  return (
    <>
      <ExportButton asked={{ kind: 'company', company_id: company }} title="Export Neuse Bakery?" text="All of it.">
        Export…
      </ExportButton>
      <DataExports of={{ company_id: company }} hasOwners empty="Nobody has exported it." />
    </>
  );
}
const show = () => showScreen(Place, '/place', '/place');
const item = async () => within((await screen.findAllByRole('listitem'))[0] as HTMLElement);

describe('Exports of a company or a person (decisions, section 6)', () => {
  it('are asked for once it was said what is in them, followed and cancelled', async () => {
    show();
    expect(await screen.findByText('Nobody has exported it.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export…' }));
    expect(await screen.findByText('All of it.')).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Start export' }));
    expect(await screen.findByText('Export started')).toBeVisible();
    expect(asked).toEqual([{ kind: 'company', company_id: company }]);
    expect(await (await item()).findByText('Starts in a moment. You can leave this page.')).toBeVisible();
    await userEvent.click((await item()).getByRole('button', { name: 'Cancel export' }));
    expect(await screen.findByText('No archive was made.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel export' })).not.toBeInTheDocument();
  });

  it('tell how far they are, whose they are, and what could not be found', async () => {
    made = [
      anExport({ status: 'running', has_file: false, row_count: 400, row_total: 1_000, file_count: 1, file_total: 0 }),
      anExport({ missing_count: 2 }),
      anExport({ has_file: false, expires_at: null }),
      anExport({ status: 'failed', has_file: false, reason: 'The storage could not be read' }),
    ];
    show();
    const [running, ready, gone, failed] = (await screen.findAllByRole('listitem')).map((one) => within(one));
    expect(running?.getByRole('progressbar', { name: 'Progress of the export' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    expect(running?.getByText('400 records and 1 file so far. We tell you when it is ready.')).toBeVisible();
    expect(ready?.getByText(/1,204 records and 17 files \(2 files could not be found\), 3\.2 MB, until/)).toBeVisible();
    expect(ready?.getByText('by Avery Cole')).toBeVisible();
    expect(ready?.getByRole('link', { name: 'Download neuse-bakery.zip' })).toHaveAttribute(
      'href',
      `/api/v1/exports/${made[1]?.id}/file`,
    );
    expect(gone?.getByText(/the archive is gone/)).toBeVisible();
    expect(gone?.queryByRole('link')).not.toBeInTheDocument();
    expect(failed?.getByText('The storage could not be read.')).toBeVisible();
  });

  it('say what could not be done, and are loaded again', async () => {
    let refused = true;
    api.use(
      http.get('*/api/v1/exports', () =>
        refused
          ? HttpResponse.json(aProblem({ code: 'forbidden', status: 403 }), { status: 403 })
          : HttpResponse.json(aPage([])),
      ),
      http.post('*/api/v1/exports', () =>
        HttpResponse.json(aProblem({ code: 'data_export.too_many', status: 409, error: 'Three are open' }), {
          status: 409,
        }),
      ),
    );
    show();
    expect(await screen.findByText('The exports could not be loaded')).toBeVisible();
    refused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nobody has exported it.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start export' }));
    expect(await screen.findByText(/Three are open/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export…' })).toBeEnabled());
  });
});
