/** A place in the window, in CSS pixels from its upper left corner. */
export interface Place {
  x: number;
  y: number;
}

/** Keys that write nothing, by the name that `KeyboardEvent.key` has for them. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | ' ';

/**
 * What WebDriver and WebDriver BiDi can both do with a window: all input is the browser's own, none is a script's.
 * Dragging isn't among it: neither engine drops what its driver drags.
 */
export interface Driver {
  /** Resolves once the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which gets its source: it can't use anything from around it. */
  evaluate<Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>;
  click(at: Place): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>;
  /** What the browser complained about; empty where it doesn't say. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** Size of every window, in CSS pixels. */
export const WINDOW = { width: 1440, height: 900 };
