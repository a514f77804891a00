import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { useNeighbors, useRecordTrail, type ListPages, type TrailRecord } from './record-trail.js';

const LIMIT = 10;
/** The list as the server has it; what is done to its records takes them out or puts others in. */
let all: readonly string[];
let isAway = false;

const recordsOf = (page: number): TrailRecord[] =>
  all.slice((page - 1) * LIMIT, page * LIMIT).map((id) => ({ id, address: `/tickets/${id}?page=${page}` }));
const load = jest.fn((page: number) => (isAway ? Promise.reject(new Error('Away')) : Promise.resolve(recordsOf(page))));

function useWalk({ open }: { open: string }) {
  const pages: ListPages<TrailRecord> = {
    page: 1,
    limit: LIMIT,
    total: all.length,
    has_more: all.length > LIMIT,
    load,
  };
  useRecordTrail(recordsOf(1), open, 'queue', pages);
  return useNeighbors(`/tickets/${open}`);
}
const walk = () => renderHook(useWalk, { initialProps: { open: all[0] ?? '' }, wrapper: MemoryRouter });
type Walked = ReturnType<typeof walk>;

/** Goes on to the next record, once it is known. */
async function step({ result, rerender }: Walked): Promise<string> {
  await waitFor(() => expect(result.current?.next).toBeDefined());
  const open = result.current?.next?.id ?? '';
  rerender({ open });
  await act(() => Promise.resolve());
  return open;
}

async function steps(walked: Walked, count: number): Promise<string[]> {
  const opened: string[] = [];
  for (let at = 0; at < count; at += 1) opened.push(await step(walked));
  return opened;
}

const named = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);

beforeEach(() => {
  load.mockClear();
  isAway = false;
});

describe('The neighbors of a record in its list', () => {
  it('go on over the end of a page, fetched before it is reached, to the end of the list', async () => {
    all = named(23, 'a');
    const walked = walk();
    expect(walked.result.current).toMatchObject({ previous: undefined, position: 1, count: 23 });
    expect(await steps(walked, 5)).toEqual(all.slice(1, 6));
    await waitFor(() => expect(load).toHaveBeenCalledWith(2));
    expect(await steps(walked, 17)).toEqual(all.slice(6));
    expect(walked.result.current).toMatchObject({ next: undefined, position: 23, count: 23 });
    expect(walked.result.current?.previous?.address).toBe('/tickets/a22?page=3');
  });

  it('leave none out where those that were opened have left the list', async () => {
    all = named(30, 'b');
    const whole = all;
    const walked = walk();
    const opened = ['b1'];
    while (opened.length < whole.length) {
      // what was done to the one before takes it out of the list
      all = all.filter((id) => id !== opened.at(-1));
      opened.push(await step(walked));
    }
    expect(opened).toEqual(whole);
  });

  it('are asked for again at the next step where the page could not be fetched', async () => {
    all = named(12, 'c');
    isAway = true;
    const walked = walk();
    await steps(walked, 6);
    expect(load).toHaveBeenCalled();
    isAway = false;
    expect(await steps(walked, 5)).toEqual(all.slice(7));
  });
});
