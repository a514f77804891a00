import { aCompany, anAdmin, http, HttpResponse, startFakeApi } from '@portal/testing';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  companyQueries,
  useCreateCompany,
  useDeleteCompany,
  useRestoreCompany,
  useUpdateCompany,
} from '../companies/company.queries.js';
import { userQueries } from '../users/user.queries.js';
import { createQueryClient } from './query-client.js';

const { api, data } = startFakeApi(anAdmin);
const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  api.events.removeAllListeners();
  api.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') sent.push(`${request.method} ${new URL(request.url).pathname}`);
  });
});

function shown() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      list: useQuery(companyQueries.list()),
      create: useCreateCompany(),
      update: useUpdateCompany(),
      remove: useDeleteCompany(),
      restore: useRestoreCompany(),
    }),
    { wrapper },
  );
  const names = () => result.current.list.data?.data.map(({ name }) => name);
  return { client, result, names };
}

describe('a resource of the API', () => {
  it('lists, makes, changes and deletes its records, and asks anew for what that made old', async () => {
    const bakery = aCompany({ name: 'Neuse Bakery' });
    data.companies = [bakery];
    api.use(http.post('*/api/v1/companies/:id/restore', () => HttpResponse.json({ data: bakery })));
    const { client, result, names } = shown();
    await waitFor(() => expect(names()).toEqual(['Neuse Bakery']));
    client.setQueryData([...userQueries.list().queryKey], { data: [] });
    await act(() => result.current.create.mutateAsync({ name: 'Trent Marina' }));
    expect(client.getQueryState(userQueries.list().queryKey)?.isInvalidated).toBe(true);
    await waitFor(() => expect(names()).toEqual(['Neuse Bakery', 'Trent Marina']));
    act(() => result.current.update.mutate({ id: bakery.id, name: 'Neuse Bakery, Inc.' }));
    await waitFor(() => expect(names()).toEqual(['Neuse Bakery, Inc.', 'Trent Marina']));
    await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
    await act(() => result.current.remove.mutateAsync(bakery.id));
    await waitFor(() => expect(names()).toEqual(['Trent Marina']));
    await act(() => result.current.restore.mutateAsync(bakery.id));
    expect(sent).toEqual([
      'POST /api/v1/companies',
      `PUT /api/v1/companies/${bakery.id}`,
      `DELETE /api/v1/companies/${bakery.id}`,
      `POST /api/v1/companies/${bakery.id}/restore`,
    ]);
  });

  it('asks anew for itself where a write was refused: somebody else was quicker', async () => {
    const { result } = shown();
    await waitFor(() => expect(result.current.list.data?.data).toEqual([]));
    data.companies = [aCompany({ name: 'Made meanwhile' })];
    await act(() => result.current.remove.mutateAsync('none').catch(() => undefined));
    await waitFor(() => expect(result.current.list.data?.data).toHaveLength(1));
  });
});
