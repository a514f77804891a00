import { aCompany, anAdmin, http, HttpResponse, startFakeApi } from '@portal/testing';
import { showScreen } from '@portal/features/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CompanyListPage } from './company-list.page.js';

const Companies = () => <CompanyListPage views={null} />;
const { api } = startFakeApi(() => anAdmin());
const all = Array.from({ length: 230 }, (_, index) => aCompany({ name: `Company ${index + 1}` }));
let asked: string[];
let files: Blob[];

beforeEach(() => {
  asked = [];
  files = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const answer = (broken?: number) =>
  api.use(
    http.get('*/api/v1/companies', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
      asked.push(`${page} ${limit} ${searchParams.get('search')}`);
      if (limit === 100 && page === broken) return HttpResponse.json({ error: 'Not now' }, { status: 409 });
      const data = all.slice((page - 1) * limit, page * limit);
      return HttpResponse.json({
        data,
        pagination: { page, limit, total: all.length, has_more: page * limit < all.length },
      });
    }),
  );
describe('The CSV of the companies', () => {
  it('has those of all pages that the search finds', async () => {
    answer();
    showScreen(Companies, '/admin/companies', '/admin/companies?search=co&page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(231);
    expect(lines[230]).toContain('"Company 230"');
    expect(asked).toEqual(['2 20 co', '1 100 co', '2 100 co', '3 100 co']);
  });

  it('is not saved when a page is refused', async () => {
    answer(3);
    showScreen(Companies, '/admin/companies', '/admin/companies?search=co');
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(await screen.findByText('Nothing was saved: Not now')).toBeInTheDocument();
    expect(files).toEqual([]);
  });
});
