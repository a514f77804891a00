import { renderHook } from '@testing-library/react';
import { useLeaveWarning } from './use-leave-warning.js';

/** Whether the browser would warn before the page is closed. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving the page with a half-filled wizard', () => {
  it('is asked about only while something typed would be lost', () => {
    const { rerender, unmount } = renderHook(({ unsaved }) => useLeaveWarning(unsaved), {
      initialProps: { unsaved: false },
    });
    expect(asks()).toBe(false);
    rerender({ unsaved: true });
    expect(asks()).toBe(true);
    unmount();
    expect(asks()).toBe(false);
  });
});
