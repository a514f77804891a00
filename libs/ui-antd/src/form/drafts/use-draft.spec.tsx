import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { SheetContext } from '../../sheet/sheet-context.js';
import { PersonContext, useDraft } from './use-draft.js';

const nothing = () => undefined;
const frame = { close: nothing, moveTo: nothing, goBack: undefined, onNumber: nothing };

/** The draft of a form at an address; in a sheet over it where there is a frame. */
const draftAt = (address: string, sheet?: { page: string | undefined }) =>
  renderHook(() => useDraft('New milestone', nothing), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>
        <PersonContext value="avery">
          <SheetContext value={sheet && { ...frame, ...sheet }}>{children}</SheetContext>
        </PersonContext>
      </MemoryRouter>
    ),
  }).result;

afterEach(() => sessionStorage.clear());

describe('A draft that was typed in a sheet', () => {
  it('is offered in the sheet and on the page of its record, and not in the sheet of another', () => {
    const typed = draftAt('/projects?task=1', { page: '/projects/1?status=open' });
    act(() => typed.current.keep({ title: 'Cable' }));
    expect(draftAt('/projects/1').current.offered?.values).toEqual({ title: 'Cable' });
    expect(draftAt('/dashboard?task=1', { page: '/projects/1' }).current.offered).toBeDefined();
    expect(draftAt('/projects?task=2', { page: '/projects/2' }).current.offered).toBeUndefined();
    expect(draftAt('/projects').current.offered).toBeUndefined();
  });

  it('is its record’s too while that one’s page isn’t known', () => {
    const typed = draftAt('/projects?task=1', { page: undefined });
    act(() => typed.current.keep({ title: 'Cable' }));
    expect(draftAt('/projects?task=1', { page: undefined }).current.offered).toBeDefined();
    expect(draftAt('/projects?task=2', { page: undefined }).current.offered).toBeUndefined();
  });
});
