import { act, renderHook } from '@testing-library/react';
import { useRecentChanges } from './use-recent-changes.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const marked = () => {
  const { result } = renderHook(() => useRecentChanges());
  return {
    mark: (id: string, text: string) => act(() => result.current.mark(id, text)),
    marks: () => result.current.marks,
  };
};

describe('a row that changed by someone else’s hand (design: glows once and says who)', () => {
  it('glows for two seconds and says who for eight', () => {
    const { mark, marks } = marked();
    mark('1', 'Changed by Dana just now');
    expect(marks().get('1')).toEqual({ text: 'Changed by Dana just now', glowing: true });
    act(() => jest.advanceTimersByTime(2_000));
    expect(marks().get('1')).toEqual({ text: 'Changed by Dana just now', glowing: false });
    act(() => jest.advanceTimersByTime(6_000));
    expect(marks().size).toBe(0);
  });

  it('glows again when it changes again, and comes last as the newest', () => {
    const { mark, marks } = marked();
    mark('1', 'first');
    mark('2', 'other');
    act(() => jest.advanceTimersByTime(5_000));
    mark('1', 'again');
    act(() => jest.advanceTimersByTime(4_000));
    expect([...marks()]).toEqual([['1', { text: 'again', glowing: false }]]);
    mark('2', 'other');
    mark('1', 'newest');
    expect([...marks().keys()]).toEqual(['2', '1']);
  });
});
