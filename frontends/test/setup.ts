import { File } from 'node:buffer';
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

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

/** No media query matches: a desk of middling width, without preferences. */
const matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

class ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

/** antd schedules by message ports; a timer keeps the order and lets the process end. */
class MessageChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(), 0) };
}

// Looks are tested in a browser. Without antd's rules jsdom needn't weigh thousands of them for every element it is asked about.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set: () => undefined });

// Nothing has pseudo elements here; jsdom answers each question for one with an error.
const styleOf = window.getComputedStyle.bind(window);
Object.assign(globalThis, {
  matchMedia,
  ResizeObserver,
  MessageChannel,
  File, // the one that fetch's own FormData takes
  getComputedStyle: (element: Element) => styleOf(element),
});

// A busy machine is slower than a second; what never comes still fails.
configure({ asyncUtilTimeout: 8_000 });
afterEach(cleanup);
