import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../http/api-error.js';
import { createQueryClient } from './query-client.js';
import { useOptimisticUpdate } from './use-optimistic-update.js';

interface Lamp {
  id: string;
  version: number;
  title: string;
  status: 'off' | 'on';
}

const lampQueries = {
  all: ['lamps'] as const,
  lists: ['lamps', 'list'] as const,
  detail: (id: string) => queryOptions({ queryKey: ['lamps', 'detail', id] as const, queryFn: () => lamp() }),
};
const { queryKey: detail } = lampQueries.detail('1');
const list = [...lampQueries.lists, { page: 1 }];
const related = ['dashboard'];

const lamp = (own: Partial<Lamp> = {}): Lamp => ({ id: '1', version: 1, title: 'Desk', status: 'off', ...own });

/** The hook over a cache that shows the lamp in its detail and in a list; the test controls the server's answer. */
function lampOnScreen() {
  const client = createQueryClient();
  client.setQueryData(detail, lamp());
  client.setQueryData(list, { data: [lamp(), lamp({ id: '2', title: 'Hall' })] });
  client.setQueryData(related, { on: 0 });
  const answers: PromiseWithResolvers<Lamp>[] = [];
  const sent: object[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () =>
      useOptimisticUpdate({
        run: (input: Partial<Lamp> & { id: string }) => {
          const answer = Promise.withResolvers<Lamp>();
          answers.push(answer);
          sent.push(input);
          return answer.promise;
        },
        rows: lampQueries,
        invalidates: [related],
      }),
    { wrapper },
  );
  const change = async (input: Partial<Lamp>, calls = 1) => {
    act(() => result.current.mutate({ id: '1', ...input }));
    await waitFor(() => expect(answers).toHaveLength(calls));
  };
  const answer = async (index: number, outcome: Lamp | ApiError) => {
    if (outcome instanceof ApiError) answers[index]?.reject(outcome);
    else answers[index]?.resolve(outcome);
    await act(() => answers[index]?.promise.catch(() => undefined));
  };
  const shown = () => ({
    detail: client.getQueryData(detail),
    row: client.getQueryData<{ data: Lamp[] }>(list)?.data[0],
  });
  return { client, sent, change, answer, shown };
}

const refused = new ApiError(409, 'No');

describe('a change that is shown at once', () => {
  it('paints detail and list rows before the server answers, and no other row', async () => {
    const { client, change, shown } = lampOnScreen();
    await change({ status: 'on', version: 1 });
    expect(shown()).toEqual({ detail: lamp({ status: 'on' }), row: lamp({ status: 'on' }) });
    expect(client.getQueryData<{ data: Lamp[] }>(list)?.data[1]).toEqual(lamp({ id: '2', title: 'Hall' }));
  });

  it('takes it back when the server refuses', async () => {
    const { change, answer, shown } = lampOnScreen();
    await change({ status: 'on' });
    await answer(0, refused);
    await waitFor(() => expect(shown()).toEqual({ detail: lamp(), row: lamp() }));
  });

  it('keeps what the server answered, and fetches everything that it made old', async () => {
    const { client, sent, change, answer, shown } = lampOnScreen();
    await change({ status: 'on' });
    expect(sent).toEqual([{ id: '1', status: 'on' }]);
    await answer(0, lamp({ status: 'on', version: 2 }));
    await waitFor(() => expect(shown().detail).toMatchObject({ version: 2 }));
    expect(shown().row).toMatchObject({ version: 2 });
    for (const key of [detail, list, related]) {
      await waitFor(() => expect(client.getQueryState(key)?.isInvalidated).toBe(true));
    }
  });

  it('takes nothing back from a newer record that arrived in between', async () => {
    const { client, change, answer, shown } = lampOnScreen();
    await change({ status: 'on' });
    const theirs = lamp({ title: 'Theirs', status: 'off', version: 2 });
    client.setQueryData(detail, theirs);
    await answer(0, refused);
    await waitFor(() => expect(shown().row).toEqual(lamp()));
    expect(shown().detail).toEqual(theirs);
  });

  it('takes back only its own fields while another change waits for its turn, and fetches after the last one', async () => {
    const { client, sent, change, answer, shown } = lampOnScreen();
    await change({ status: 'on' });
    await change({ title: 'Desk lamp' });
    await answer(0, refused);
    await waitFor(() => expect(shown().detail).toEqual(lamp({ title: 'Desk lamp' })));
    expect(client.getQueryState(detail)?.isInvalidated).toBe(false);
    await waitFor(() => expect(sent).toHaveLength(2));
    await answer(1, lamp({ title: 'Desk lamp', version: 2 }));
    await waitFor(() => expect(client.getQueryState(detail)?.isInvalidated).toBe(true));
  });

  it('is sent after the change before it of the same record, and on top of it, however slow that one is', async () => {
    const { sent, change, answer, shown } = lampOnScreen();
    await change({ title: 'Desk lamp', version: 1 });
    await change({ title: 'Old lamp', version: 1 });
    await change({ status: 'on', version: 1 });
    expect(sent).toHaveLength(1);
    expect(shown().row).toMatchObject({ title: 'Old lamp', status: 'on' });
    await answer(0, lamp({ title: 'Desk lamp', version: 2 }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(shown().row).toMatchObject({ title: 'Old lamp', status: 'on' });
    await answer(1, lamp({ title: 'Old lamp', version: 3 }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toEqual([
      { id: '1', title: 'Desk lamp', version: 1 },
      { id: '1', title: 'Old lamp', version: 2 },
      { id: '1', status: 'on', version: 3 },
    ]);
    await answer(2, lamp({ title: 'Old lamp', status: 'on', version: 4 }));
    await waitFor(() => expect(shown().row).toEqual(lamp({ title: 'Old lamp', status: 'on', version: 4 })));
  });

  it('waits for no change of another record, nor for one that was forgotten with its session', async () => {
    const { client, sent, change } = lampOnScreen();
    await change({ title: 'Desk lamp' });
    await change({ id: '2', title: 'Hall lamp' }, 2);
    client.getMutationCache().clear();
    await change({ title: 'Old lamp' }, 3);
    expect(sent.at(-1)).toEqual({ id: '1', title: 'Old lamp' });
  });
});
