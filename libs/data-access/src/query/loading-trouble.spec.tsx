import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../http/api-error.js';
import { useLoadingTrouble } from './loading-trouble.js';

function show(queryFn: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 60_000, gcTime: Infinity } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ trouble: useLoadingTrouble(), query: useQuery({ queryKey: ['rows'], queryFn }) }),
    { wrapper },
  );
  return result;
}

describe('while something is tried again (specification, section 9)', () => {
  it('says why after the first failure, and tries at once when asked', async () => {
    const answers = [Promise.reject(new ApiError(500, 'Something broke')), Promise.resolve('rows')];
    answers.forEach((answer) => void answer.catch(() => undefined));
    const fetchRows = jest.fn(() => answers.shift() ?? Promise.resolve('rows'));
    const result = show(fetchRows);
    await waitFor(() => expect(result.current.trouble.reason).toBe('Something broke'));
    expect(fetchRows).toHaveBeenCalledTimes(1);
    act(() => result.current.trouble.tryNow());
    await waitFor(() => expect(result.current.query.data).toBe('rows'));
    expect(result.current.trouble.reason).toBeNull();
    expect(fetchRows).toHaveBeenCalledTimes(2);
  });

  it('names no library’s message where the server gave none', async () => {
    const result = show(() => Promise.reject(new TypeError('fetch failed')));
    await waitFor(() => expect(result.current.trouble.reason).toBe('The server could not be reached.'));
  });
});
