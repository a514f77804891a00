import { waitFor } from '@testing-library/react';
import { toast } from './toast-store.js';
import { undoOf } from './undo.js';

const short = jest.spyOn(toast, 'short');
beforeEach(() => short.mockClear());
afterEach(() => toast.clear());

describe('taking back what was done', () => {
  it('makes every call, then says that it is undone', async () => {
    const calls: string[] = [];
    const call = (name: string) => () => Promise.resolve(calls.push(name));
    undoOf(call('a'), call('b')).run();
    await waitFor(() => expect(short.mock.calls).toEqual([['Undone', { tone: 'success' }]]));
    expect(calls).toEqual(['a', 'b']);
  });

  it('says why a part of it was refused, in the server’s words', async () => {
    const refusal = Object.assign(new Error('Another user moved it'), { status: 409 });
    const worded = new Error('“Cable”: Another user moved it', { cause: refusal });
    undoOf(
      () => Promise.resolve(),
      () => Promise.reject(worded),
    ).run();
    await waitFor(() =>
      expect(short.mock.calls).toEqual([['Not all of it was undone: Another user moved it', { tone: 'error' }]]),
    );
  });

  it('says why where the server refuses', async () => {
    const refusal = Object.assign(new Error('Its project was deleted'), { status: 409 });
    undoOf(() => Promise.reject(refusal)).run();
    await waitFor(() => expect(short.mock.calls).toEqual([['Its project was deleted', { tone: 'error' }]]));
  });
});
