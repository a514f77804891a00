import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../http/api-error.js';
import { createQueryClient } from './query-client.js';
import { isTemporary, useOptimisticCreate } from './use-optimistic-create.js';
import { addRow, type WholeLists } from './whole-lists.js';

interface Lamp {
  id: string;
  title: string;
}

const lists = ['lamps', 'whole'] as const;
const whole: WholeLists<Lamp> = {
  all: lists,
  keysOf: () => [lists],
  compare: (one, other) => one.title.localeCompare(other.title),
};

function lampsOnScreen() {
  const client = createQueryClient();
  client.setQueryData(lists, {
    data: [{ id: '1', title: 'Desk' }],
    pagination: { page: 1, limit: 2_000, total: 1, has_more: false },
  });
  const answer = Promise.withResolvers<Lamp>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () =>
      useOptimisticCreate({
        rows: { all: ['lamps'], whole },
        run: () => answer.promise,
        paint: ({ title }: { title: string }, id) => ({ id, title }),
      }),
    { wrapper },
  );
  const rows = () => client.getQueryData<{ data: Lamp[] }>(lists)?.data ?? [];
  return {
    client,
    answer,
    rows,
    create: (title: string) => act(() => Promise.resolve(result.current.mutate({ title }))),
    result,
  };
}

describe('a new record on the screen at once (specification, section 4)', () => {
  it('has a temporary id until the server’s record takes its place', async () => {
    const { rows, create, answer } = lampsOnScreen();
    await create('Hall');
    expect(rows()).toMatchObject([{ title: 'Desk' }, { title: 'Hall' }]);
    expect(isTemporary(rows()[1]?.id ?? '')).toBe(true);
    answer.resolve({ id: '2', title: 'Hall' });
    await waitFor(() => expect(rows().map(({ id }) => id)).toEqual(['1', '2']));
  });

  it('stays once when the live insert is faster than the answer', async () => {
    const { client, rows, create, answer } = lampsOnScreen();
    await create('Hall');
    addRow(client, whole, { id: '2', title: 'Hall' });
    answer.resolve({ id: '2', title: 'Hall' });
    await waitFor(() => expect(rows().map(({ id }) => id)).toEqual(['1', '2']));
  });

  it('goes when the server refuses', async () => {
    const { rows, create, answer, result } = lampsOnScreen();
    await create('Hall');
    answer.reject(new ApiError(409, 'No'));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(rows()).toEqual([{ id: '1', title: 'Desk' }]);
  });
});
