import type { CompanyFileView } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { anAdmin, anId, hoursAgo, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CompanyFiles } from './company-files.js';

const { api } = startFakeApi(anAdmin);
const aFile = (given: Partial<CompanyFileView>): CompanyFileView => ({
  ...{ id: anId(), record_kind: 'ticket', record_id: anId(), record_title: 'S-0001 No network', project_id: null },
  ...{ file_name: 'plan.png', file_size: 2_048, file_type: 'image/png', uploaded_by_name: 'Pat Reyes' },
  created_at: hoursAgo(1),
  ...given,
});

it('The files of a company are saved by their names and lead to their records, older ones on further pages', async () => {
  const ofTicket = aFile({});
  const ofTask = aFile({ record_kind: 'task', record_title: 'Run the cables', project_id: anId() });
  const ofDeal = aFile({ record_kind: 'deal', record_title: 'D-0001 Network', file_name: 'contract.pdf' });
  api.use(
    http.get('*/api/v1/companies/:id/files', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const data = page === 1 ? [ofTicket, ofTask] : [ofDeal];
      return HttpResponse.json({ data, pagination: { page, limit: 2, total: 3, has_more: page === 1 } });
    }),
  );
  const companyId = anId();
  showScreen(() => <CompanyFiles companyId={companyId} />, '/', '/');
  const addressOf = async (name: string | RegExp) =>
    (await screen.findAllByRole('link', { name }))[0]?.getAttribute('href');
  expect(await addressOf(/plan\.png/)).toBe(`/api/v1/attachments/${ofTicket.id}/content`);
  expect(await addressOf('S-0001 No network')).toBe(`/admin/support/${ofTicket.record_id}`);
  expect(await addressOf('Run the cables')).toBe(`/admin/task/${ofTask.project_id}/${ofTask.record_id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Older files' }));
  expect(await addressOf('D-0001 Network')).toBe(`/admin/deals/${ofDeal.record_id}`);
  expect(await addressOf(/contract\.pdf/)).toBe(`/api/v1/deals/deal-documents/${ofDeal.id}/content`);
});
