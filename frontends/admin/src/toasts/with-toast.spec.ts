import { toast } from '@portal/ui';
import { withOneToast } from './with-toast.js';

const texts = {
  success: 'Deal updated successfully.',
  failure: 'Failed to update deal.',
  noun: ['deal', 'deals'],
} as const;

/** Calls of which those at the given places are refused. */
const calls =
  (...refused: readonly number[]) =>
  (row: number): Promise<void> =>
    refused.includes(row)
      ? Promise.reject(Object.assign(new Error('It was sent already'), { status: 409 }))
      : Promise.resolve();

const said = {
  success: jest.spyOn(toast, 'success'),
  error: jest.spyOn(toast, 'error'),
  short: jest.spyOn(toast, 'short'),
};
beforeEach(() => Object.values(said).forEach((spy) => spy.mockClear()));

describe('what a change of several rows says', () => {
  it('is the sentence of one where it is one', async () => {
    await withOneToast([0], calls(), texts);
    expect(said.success.mock.calls).toEqual([['Deal updated successfully.']]);
  });

  it('counts and names them where they are more', async () => {
    await withOneToast([0, 1, 2], calls(), texts);
    await withOneToast([0, 1], calls(), {
      short: 'Project deleted',
      failure: 'Failed to delete project',
      noun: ['project', 'projects'],
      done: 'deleted',
    });
    expect(said.success.mock.calls).toEqual([['3 deals changed.']]);
    expect(said.short.mock.calls).toEqual([['2 projects deleted', { tone: 'success' }]]);
  });

  it('offers to take all of it back where every row can be taken back', async () => {
    const undone: number[] = [];
    const undo = (row: number) => () => Promise.resolve(undone.push(row));
    await withOneToast([4, 5], calls(), { ...texts, undo });
    const [text, action] = said.success.mock.calls[0] ?? [];
    expect([text, action?.label]).toEqual(['2 deals changed.', 'Undo']);
    action?.run();
    expect(undone).toEqual([4, 5]);
    await withOneToast([4, 5], calls(), { ...texts, undo: (row) => (row === 4 ? undo(row) : undefined) });
    expect(said.success.mock.calls[1]).toEqual(['2 deals changed.']);
  });

  it('says how many were refused, and why', async () => {
    await withOneToast([0, 1, 2, 3, 4], calls(2), texts);
    expect(said.error.mock.calls).toEqual([['4 of 5 deals changed, 1 refused: It was sent already']]);
    await withOneToast([0], calls(0), texts);
    expect(said.error.mock.calls.at(-1)).toEqual(['It was sent already']);
  });

  it('names those that were refused, each with its reason, as far as there is room', async () => {
    const names = ['Dana', 'Luis', 'Kim', 'Robin', 'Avery'];
    const about = { ...texts, done: 'deleted', nameOf: (row: number) => names[row] ?? '' } as const;
    await withOneToast([0, 1], calls(1), about);
    expect(said.error.mock.calls.at(-1)).toEqual(['1 of 2 deals deleted. Refused: Luis (It was sent already).']);
    await withOneToast([0, 1, 2, 3, 4], calls(0, 1, 2, 3, 4), about);
    expect(said.error.mock.calls.at(-1)?.[0]).toMatch(
      /^0 of 5 deals deleted. Refused: Dana .*; Luis .*; Kim .*; and 2 more.$/,
    );
  });
});
