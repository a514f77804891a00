import { QueryClientProvider, useQueries } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../http/api-error.js';
import { sessionKey } from '../session/session.queries.js';
import { createQueryClient } from './query-client.js';
import { useAction } from './use-action.js';

function actionWith(run: (input: string, headers: { 'Idempotency-Key': string }) => Promise<string>) {
  const client = createQueryClient();
  client.setDefaultOptions({ mutations: { ...client.getDefaultOptions().mutations, retryDelay: 0 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, ...renderHook(() => useAction({ run }), { wrapper }) };
}

describe('one user action', () => {
  it('keeps its Idempotency-Key when it is retried, and the next action gets another', async () => {
    const keys: string[] = [];
    const { result } = actionWith((_input, headers) => {
      keys.push(headers['Idempotency-Key']);
      return keys.length === 1 ? Promise.reject(new ApiError(503, 'Busy')) : Promise.resolve('done');
    });
    await act(() => result.current.mutateAsync('same input'));
    await act(() => result.current.mutateAsync('same input'));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('asks anew for what it made old, and never for what it deleted', async () => {
    const { client } = actionWith(() => Promise.resolve('done'));
    const asked: string[] = [];
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(
      () => {
        useQueries({
          queries: ['gone', 'kept'].map((of) => ({
            queryKey: ['figures', of],
            queryFn: () => Promise.resolve(asked.push(of)),
          })),
        });
        return useAction({
          run: (id: string) => Promise.resolve(id),
          invalidates: [['figures']],
          removes: (id) => id,
        });
      },
      { wrapper },
    );
    await waitFor(() => expect(asked).toEqual(['gone', 'kept']));
    await act(() => result.current.mutateAsync('gone'));
    expect(asked).toEqual(['gone', 'kept', 'kept']);
  });

  it('ends the session on the screen when the server says that there is none', async () => {
    const { client, result } = actionWith(() => Promise.reject(new ApiError(401, 'No active session')));
    client.setQueryData(sessionKey, { expires_at: 'later' });
    act(() => result.current.mutate('x'));
    await waitFor(() => expect(client.getQueryData(sessionKey)).toBeNull());
  });
});
