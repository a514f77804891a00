import { useEffect, useEffectEvent } from 'react';

/** Keys → what they do; false leaves the key to the browser. */
export type ShortcutHandlers = Readonly<Record<string, () => unknown>>;

interface Listener {
  keys: readonly string[];
  call: (keys: string) => unknown;
}

/** How long the second key of a sequence is waited for, in milliseconds. */
const SEQUENCE = 1_500;
/** What takes keys for itself while it is open. */
const MODAL = 'dialog[open], .ant-modal-wrap:not([style*="display: none"])';

const listeners = new Set<Listener>();
let pressed = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a dialog is open, above which no shortcut of the page works. */
export const isDialogOpen = (): boolean => document.querySelector(MODAL) !== null;

function isTakenByTarget({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="menu"], [role="listbox"]')) return true;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && target.getAttribute('type') !== 'checkbox';
}

/** What a press is called here: 'c', or 'mod+z' with Ctrl or ⌘; undefined with other modifiers. */
function nameOf(event: KeyboardEvent): string | undefined {
  // AltGr types characters on some keyboards, `[` among them
  if (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey))
    return event.key === ' ' ? 'Space' : event.key;
  return event.altKey || event.shiftKey ? undefined : `mod+${event.key.toLowerCase()}`;
}

function handleKey(event: KeyboardEvent): void {
  if (event.key === 'Shift') return;
  const name = nameOf(event);
  const keys = pressed ? `${pressed} ${name}` : name;
  clearTimeout(timer);
  pressed = '';
  if (event.defaultPrevented || keys === undefined || isTakenByTarget(event) || isDialogOpen()) return;
  const newestFirst = [...listeners].reverse();
  for (const listener of newestFirst) {
    if (!listener.keys.includes(keys) || listener.call(keys) === false) continue;
    event.preventDefault();
    return;
  }
  if (!newestFirst.some((listener) => listener.keys.some((known) => known.startsWith(`${keys} `)))) return;
  pressed = keys;
  timer = setTimeout(() => (pressed = ''), SEQUENCE);
}

function listen(listener: Listener): () => void {
  if (listeners.size === 0) document.addEventListener('keydown', handleKey);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('keydown', handleKey);
  };
}

/**
 * Handles shortcuts (shortcuts.ts) while the component is shown: single keys, also with Ctrl or ⌘, and keys one after the other within 1.5
 * seconds. They are left alone in fields and menus, and while a dialog is open.
 */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const call = useEffectEvent((keys: string) => handlers[keys]?.());
  const known = Object.keys(handlers).join('\n');
  useEffect(() => listen({ keys: known.split('\n'), call: (keys) => call(keys) }), [known]);
}
