import { File } from 'node:buffer';
import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// jsdom knows <dialog> but not how to open one, and has no layout to scroll.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
Object.assign(document, { elementFromPoint: () => null });

/** No media query matches: a desk of middling width, without preferences. */
const matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom keeps no timeline: a page doesn't know how it was reached.
Object.assign(performance, { getEntriesByType: () => [] });

// A browser gives no focus to what isn't drawn: antd focuses a menu three frames after it opened, chosen from by then or not.
const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as HTMLElement['focus'];
HTMLElement.prototype.focus = function (this: HTMLElement, options) {
  if (!this.closest('.ant-dropdown-hidden, .ant-slide-up-leave')) focus.call(this, options);
};

class ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

/** Nothing is visible. */
class IntersectionObserver {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

/** antd schedules by message ports; a timer keeps the order and lets the process end. */
class MessageChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(), 0) };
}

// Looks are tested in a browser. Without antd's rules jsdom needn't weigh thousands of them for every element it is asked about.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set: () => undefined });

/** Elements that a browser doesn't draw by its own rules. */
const UNDRAWN = '[hidden], dialog:not([open]), head, script, style, template';

/** No sheet has rules here, so what an element itself says decides: jsdom would weigh its own sheet for every question. */
const getComputedStyle = (element: HTMLElement): CSSStyleDeclaration => {
  const own = element.style;
  const valueOf = (name: string): string => {
    if (name === 'display') return own.display || (element.matches(UNDRAWN) ? 'none' : 'block');
    if (/^(padding|border)-/.test(name)) return own.getPropertyValue(name) || '0px';
    if (name !== 'visibility' && name !== 'pointer-events') return own.getPropertyValue(name);
    const saying = element.closest<HTMLElement>(`[style*="${name}:"]`);
    return saying?.style.getPropertyValue(name) || (name === 'visibility' ? 'visible' : 'auto');
  };
  return new Proxy(own, {
    get: (_own, key) => {
      if (key === 'getPropertyValue') return valueOf;
      if (typeof key !== 'string' || typeof Reflect.get(own, key) === 'function')
        return Reflect.get(own, key) as unknown;
      return valueOf(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    },
  });
};

Object.assign(globalThis, {
  matchMedia,
  ResizeObserver,
  IntersectionObserver,
  MessageChannel,
  File, // the one that fetch's own FormData takes
  getComputedStyle,
});

// React’s development build records a stack trace for each new element, until it has 10,000 of them (React 19.3). No test
// reads these traces, and they are 13 % of the processor time: the counter reports that the limit is reached.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

const { getElementError } = getConfig();

/**
 * The error of a query, with the page as text only where its message is read: a query that is asked until it finds
 * something (`waitFor`, `findBy…`) throws away all but the last, which cost a twentieth of the processor time.
 */
const lazyElementError = (message: string | null, container: Element): Error => {
  const get = () => getElementError(message, container).message;
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  return Object.defineProperty(error, 'message', { configurable: true, get });
};
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  asyncUtilTimeout: 8_000, // A busy machine is slower than a second; what never comes still fails.
  getElementError: (message, container) =>
    isWaiting() ? lazyElementError(message, container) : getElementError(message, container),
});
afterEach(cleanup);
