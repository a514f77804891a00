import { useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Insertion<Part extends string> {
  /** Remembers the field that has the focus. */
  follow: (part: Part) => (field: Field) => void;
  /** Puts a text where the cursor is, or was last. */
  insert: (text: string) => void;
}

/**
 * Puts texts into the field that had the focus last. @param first the part that takes them before any had it
 */
export function useInsertion<Part extends string>(
  first: Part,
  valueOf: (part: Part) => string,
  change: (part: Part, value: string) => void,
): Insertion<Part> {
  const last = useRef<{ part: Part; field: Field }>(undefined);
  return {
    follow: (part) => (field) => {
      last.current = { part, field };
    },
    insert: (text) => {
      const part = last.current?.part ?? first;
      const field = last.current?.field;
      const value = valueOf(part);
      const [start, end] = [field?.selectionStart ?? value.length, field?.selectionEnd ?? value.length];
      change(part, `${value.slice(0, start)}${text}${value.slice(end)}`);
      field?.focus();
      const cursor = start + text.length;
      requestAnimationFrame(() => field?.setSelectionRange(cursor, cursor));
    },
  };
}
