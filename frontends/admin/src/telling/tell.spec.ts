import { toast } from '@portal/ui';
import { tellOnce } from './tell.js';

const says = { success: 'Deal updated successfully.', failure: 'Failed to update deal.' };
const refusal = () => Promise.reject(Object.assign(new Error('It was sent already'), { status: 409 }));
const done = () => Promise.resolve();

const said = {
  success: jest.spyOn(toast, 'success'),
  error: jest.spyOn(toast, 'error'),
  short: jest.spyOn(toast, 'short'),
};
beforeEach(() => Object.values(said).forEach((spy) => spy.mockClear()));

describe('what a change of several rows says', () => {
  it('is the sentence of one where it is one', async () => {
    await tellOnce([done()], says);
    expect(said.success.mock.calls).toEqual([['Deal updated successfully.']]);
  });

  it('counts them where they are more', async () => {
    await tellOnce([done(), done(), done()], says);
    await tellOnce([done(), done()], {
      short: 'Project deleted',
      failure: 'Failed to delete project',
      done: 'deleted',
    });
    expect(said.success.mock.calls).toEqual([['3 changed.']]);
    expect(said.short.mock.calls).toEqual([['2 deleted', { tone: 'success' }]]);
  });

  it('says how many were refused, and why', async () => {
    await tellOnce([done(), done(), refusal(), done(), done()], says);
    expect(said.error.mock.calls).toEqual([['4 of 5 changed, 1 refused: It was sent already']]);
    await tellOnce([refusal()], says);
    expect(said.error.mock.calls.at(-1)).toEqual(['It was sent already']);
  });

  it('names those that were refused, each with its reason, as far as there is room', async () => {
    const names = ['Dana', 'Luis', 'Kim', 'Robin', 'Avery'];
    const about = { ...says, done: 'deleted', nameAt: (index: number) => names[index] ?? '' } as const;
    await tellOnce([done(), refusal()], about);
    expect(said.error.mock.calls.at(-1)).toEqual(['1 of 2 deleted. Refused: Luis (It was sent already).']);
    await tellOnce(names.map(refusal), about);
    expect(said.error.mock.calls.at(-1)?.[0]).toMatch(
      /^0 of 5 deleted. Refused: Dana .*; Luis .*; Kim .*; and 2 more.$/,
    );
  });
});
