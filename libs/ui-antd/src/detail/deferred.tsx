import { useDeferredValue, type ReactNode } from 'react';

/**
 * Draws its children in a second step, after what stands around them has been drawn: what is read later doesn't hold up
 * the answer to the click that opened the screen.
 */
export const Deferred = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);
