import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { toast } from './toast-store.js';
import { Toaster } from './toaster.js';
import { actionToasts, useActionToasts, withToasts } from './use-action-toasts.js';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('titled toasts (specification, sections 8 and 9)', () => {
  it('shows one at a time, the newest', () => {
    act(() => {
      toast.success('Profile updated successfully.');
      toast.error('Failed to update profile.');
    });
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to update profile.');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stays until dismissed, at most 1,000,000 ms', () => {
    act(() => void toast.success('Saved.'));
    wait(999_999);
    expect(screen.getByRole('status')).toBeVisible();
    wait(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('goes when dismissed', () => {
    act(() => void toast.critical('It broke'));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(screen.queryByText('Critical Error Detected')).not.toBeInTheDocument();
  });
});

describe('the error of an action', () => {
  const toasts = { success: 'Ticket updated.', failure: 'Failed to update ticket.' };
  const failed = () => act(() => actionToasts(toasts).onError(new Error('Busy')));

  it('leaves when the action is tried again', () => {
    failed();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update ticket.');
    act(() => void withToasts(new Promise(() => undefined), toasts));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays while something else succeeds', () => {
    failed();
    act(() => actionToasts({ short: 'Task updated', failure: 'Failed to update task' }).onSuccess({ id: 't-2' }));
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

it('tells the page the room that toasts take, and gives it back', () => {
  const room = () => document.documentElement.style.getPropertyValue('--toasts');
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  act(() => void toast.success('Saved.'));
  expect(room()).toBe('72px');
  act(() => toast.clear());
  expect(room()).toBe('');
});

it('takes the room of a wide sidebar alone, where one is seen', () => {
  const { container } = render(<div data-frame="wide" />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  const sidebar = container.firstElementChild as HTMLElement;
  sidebar.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  const rooms = () => [sidebar, document.documentElement].map(({ style }) => style.getPropertyValue('--toasts'));
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  act(() => void toast.success('Saved.'));
  expect(rooms()).toEqual(['72px', '']);
  act(() => toast.clear());
  expect(rooms()).toEqual(['', '']);
});

describe('short toasts (specification, section 9)', () => {
  it('lie 14px apart', () => {
    act(() => void toast.short('Task created'));
    expect(screen.getByRole('region', { name: 'Notifications' }).firstElementChild).toHaveStyle({ gap: '14px' });
  });

  it('shows three at most and drops the oldest', () => {
    act(() => ['Task created', 'Task updated', 'Task deleted', 'Data Refreshed'].forEach((text) => toast.short(text)));
    expect(screen.getAllByRole('status').map((shown) => shown.textContent)).toEqual([
      'Task updated',
      'Task deleted',
      'Data Refreshed',
    ]);
  });

  it('joins a run of the same change into one that counts, and begins its time anew', () => {
    const updated = () => act(() => void toast.short('Task updated', { tone: 'success' }));
    updated();
    wait(3_000);
    updated();
    updated();
    wait(3_000);
    expect(screen.getAllByRole('status').map((shown) => shown.textContent)).toEqual(['3 tasks updated']);
    wait(1_000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('counts records, not the changes of one', () => {
    const updated = (subject: string) => act(() => void toast.short('Task updated', { tone: 'success', subject }));
    ['a', 'a', 'a'].forEach(updated);
    expect(screen.getByRole('status')).toHaveTextContent(/^Task updated$/);
    updated('b');
    expect(screen.getByRole('status')).toHaveTextContent('2 tasks updated');
  });

  it('offers once what a run of changes offered, and does all of it', () => {
    const undone: string[] = [];
    const deleted = (subject: string) =>
      act(() => {
        const action = { label: 'Undo', run: () => undone.push(subject) };
        toast.short('Task deleted', { tone: 'success', subject, action });
      });
    ['a', 'b', 'c'].forEach(deleted);
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(undone).toEqual(['a', 'b', 'c']);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('offers of each record what its last change did', () => {
    const undone: string[] = [];
    const moved = (subject: string, to: string) => {
      const action = { label: 'Undo', run: () => undone.push(`${subject} to ${to}`) };
      act(() => void toast.short('Task updated', { tone: 'success', subject, action }));
    };
    moved('a', 'first');
    moved('a', 'second');
    moved('b', 'first');
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(undone).toEqual(['a to second', 'b to first']);
  });

  it('takes back by Ctrl Z what the newest one offers, not within a field', () => {
    const undone: string[] = [];
    const action = { label: 'Undo', run: () => undone.push('moved') };
    render(<input aria-label="Title" />);
    act(() => void toast.short('Task updated', { tone: 'success', action }));
    act(() => void toast.short('Data Refreshed'));
    const press = (target: Element) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });
    expect([press(screen.getByLabelText('Title')), undone]).toEqual([true, []]);
    expect([press(document.body), undone]).toEqual([false, ['moved']]);
    expect([press(document.body), undone]).toEqual([true, ['moved']]); // the browser has it
  });

  it('offers nothing for a run of which a part can’t be taken back', () => {
    const action = { label: 'Undo', run: () => undefined };
    act(() => {
      toast.short('Task deleted', { tone: 'success', subject: 'a', action });
      toast.short('Task deleted', { tone: 'success', subject: 'b' });
    });
    expect(screen.getByRole('status')).toHaveTextContent('2 tasks deleted');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says an outcome once that two clicks waited for', () => {
    const { result } = renderHook(() => useActionToasts({ short: 'Project updated', failure: 'Failed' }));
    const [answer, error] = [{ id: 'p-1' }, new Error('Busy')];
    act(() => [answer, answer].forEach(result.current.onSuccess));
    act(() => [error, error].forEach(result.current.onError));
    expect(screen.getByRole('status')).toHaveTextContent(/^Project updated$/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('says every failure for itself', () => {
    act(() => void toast.short('Failed to update task', { tone: 'error' }));
    act(() => void toast.short('Failed to update task', { tone: 'error' }));
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  it('keeps the time that is left while it is pointed at and has the focus', () => {
    act(() => void toast.short('Data Refreshed'));
    wait(1_000);
    fireEvent.pointerEnter(screen.getByRole('region'));
    wait(60_000);
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    wait(60_000);
    fireEvent.pointerLeave(screen.getByRole('region'));
    wait(2_999);
    expect(screen.getByRole('status')).toBeVisible();
    wait(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each(['Undo', 'Dismiss'])('gives the focus back to what had it, pressed on %s', (name) => {
    render(<button type="button">Card</button>);
    const card = screen.getByRole('button', { name: 'Card' });
    act(() => void toast.short('Task updated', { action: { label: 'Undo', run: () => undefined } }));
    act(() => card.focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    act(() => screen.getByRole('button', { name }).focus());
    act(() => screen.getByRole('button', { name }).click());
    expect(card).toHaveFocus();
  });

  it('goes after four seconds', () => {
    act(() => void toast.short('Data Refreshed'));
    wait(3_999);
    expect(screen.getByRole('status')).toBeVisible();
    wait(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
