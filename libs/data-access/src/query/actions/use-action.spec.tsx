import { QueryClientProvider, useQueries } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError, sentenceFor } from '../../http/api-error.js';
import { keepScreenWhile, releaseScreen, useSessionEnded } from '../../session/session-end.js';
import { sessionKey } from '../../session/session.queries.js';
import { createQueryClient } from '../query-client.js';
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
  it('keeps its Idempotency-Key when it is retried, and other content gets another', async () => {
    const keys: string[] = [];
    const { result } = actionWith((_input, headers) => {
      keys.push(headers['Idempotency-Key']);
      return keys.length === 1 ? Promise.reject(new ApiError(503, 'Busy')) : Promise.resolve('done');
    });
    await act(() => result.current.mutateAsync('some input'));
    await act(() => result.current.mutateAsync('other input'));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is one call however often it is started while it is under way, or right after it', async () => {
    const run = jest.fn(() => Promise.resolve('done'));
    const { result } = actionWith(run);
    await act(async () => {
      result.current.mutate('same');
      expect(await Promise.all([result.current.mutateAsync('same'), result.current.mutateAsync('same')])).toEqual([
        'done',
        'done',
      ]);
    });
    await act(() => result.current.mutateAsync('same'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is sent again under its key after a failure, and under a new one when it was changed', async () => {
    const keys: string[] = [];
    const { result } = actionWith((_input, headers) => {
      keys.push(headers['Idempotency-Key']);
      return keys.length < 4 ? Promise.reject(new ApiError(400, 'No')) : Promise.resolve('done');
    });
    for (const input of ['same', 'same', 'changed', 'same'])
      await act(() => result.current.mutateAsync(input).catch(() => undefined));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[0]);
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

  it('is over once its answer is shown, while what it made old is still fetched again', async () => {
    const { client } = actionWith(() => Promise.resolve('done'));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    let fetched = 0;
    const { result } = renderHook(
      () => {
        useQueries({
          queries: [
            {
              queryKey: ['figures'],
              queryFn: () => {
                fetched += 1;
                return fetched === 1 ? Promise.resolve('old') : new Promise<string>(() => undefined);
              },
            },
          ],
        });
        return useAction({
          run: (text: string) => Promise.resolve(text),
          invalidates: [['figures']],
          shows: (cache, answer) => void cache.setQueryData(['figures'], answer),
        });
      },
      { wrapper },
    );
    await waitFor(() => expect(client.getQueryData(['figures'])).toBe('old'));
    await act(() => result.current.mutateAsync('new'));
    expect(client.getQueryData(['figures'])).toBe('new');
    expect(fetched).toBe(2);
  });

  it('ends the session on the screen when the server says that there is none', async () => {
    const { client, result } = actionWith(() => Promise.reject(new ApiError(401, 'No active session')));
    client.setQueryData(sessionKey, { expires_at: 'later' });
    act(() => result.current.mutate('x'));
    await waitFor(() => expect(client.getQueryData(sessionKey)).toBeNull());
  });

  describe('with something typed on the screen', () => {
    beforeEach(() => keepScreenWhile(() => true));
    afterEach(() => {
      keepScreenWhile(() => false);
      releaseScreen('left');
    });

    it('keeps the session on the screen, and goes on under the same key once the person signed in again', async () => {
      const keys: string[] = [];
      const { client, result } = actionWith((_input, headers) => {
        keys.push(headers['Idempotency-Key']);
        return keys.length === 1 ? Promise.reject(new ApiError(401, 'No active session')) : Promise.resolve('done');
      });
      const ended = renderHook(() => useSessionEnded());
      client.setQueryData(sessionKey, { expires_at: 'later' });
      const answer = result.current.mutateAsync('typed');
      await waitFor(() => expect(ended.result.current).toBe(true));
      expect(client.getQueryData(sessionKey)).toEqual({ expires_at: 'later' });
      await act(async () => {
        releaseScreen('signed_in');
        expect(await answer).toBe('done');
      });
      expect(ended.result.current).toBe(false);
      expect(keys).toEqual([keys[0], keys[0]]);
    });

    it('is refused when the person leaves instead', async () => {
      const { result } = actionWith(() => Promise.reject(new ApiError(401, 'No active session')));
      const answer = result.current.mutateAsync('typed').catch(sentenceFor);
      const ended = renderHook(() => useSessionEnded());
      await waitFor(() => expect(ended.result.current).toBe(true));
      keepScreenWhile(() => false);
      act(() => releaseScreen('left'));
      await expect(answer).resolves.toBe('No active session');
    });
  });
});
