import { messages, toastTimings } from '@portal/contracts';

export type ToastTone = 'success' | 'error' | 'critical' | 'info';

/** What a toast offers to do: "Undo". */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** What the button that takes something back is called. */
export const UNDO = 'Undo';

export interface Toast {
  id: number;
  /**
   * `titled`: one at a time, stays until dismissed. `short`: at most three, gone after seconds (specification, section
   * 9).
   */
  kind: 'titled' | 'short';
  tone: ToastTone;
  title: string;
  text?: string;
  action?: ToastAction;
  /**
   * The first text of a short toast, and of which records since, each with what its last change offers: repeats are one
   * toast with a count.
   */
  run?: { words: string; subjects: Subjects };
}

type Subjects = ReadonlyMap<unknown, ToastAction | undefined>;

interface ShortOptions {
  duration?: number;
  tone?: ToastTone;
  /** The record it is about: several of one record count once. */
  subject?: unknown;
  action?: ToastAction | undefined;
}

interface Timer {
  /** Absent while it is held. */
  handle?: ReturnType<typeof setTimeout>;
  endsAt: number;
  left: number;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const timers = new Map<number, Timer>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function startTimer(id: number, left: number): void {
  timers.set(id, { handle: setTimeout(() => dismissToast(id), left), endsAt: Date.now() + left, left });
}

function stopTimer(id: number): void {
  clearTimeout(timers.get(id)?.handle);
  timers.delete(id);
}

function show(toast: Omit<Toast, 'id'>, duration: number, limit: number): number {
  const id = nextId++;
  const sameKind = toasts.filter((shown) => shown.kind === toast.kind);
  const pushedOut = new Set(sameKind.slice(0, Math.max(0, sameKind.length + 1 - limit)).map((shown) => shown.id));
  pushedOut.forEach(stopTimer);
  startTimer(id, duration);
  publish([...toasts.filter((shown) => !pushedOut.has(shown.id)), { ...toast, id }]);
  return id;
}

/** "Task updated" three times: "3 tasks updated"; other texts as they are. */
function countedText(text: string, count: number): string {
  const [, noun, verb] = /^([A-Z][a-z]+) ([a-z]+ed)$/.exec(text) ?? [];
  return noun && verb && count > 1 ? `${count} ${noun.toLowerCase()}s ${verb}` : text;
}

/** One button for what the last change of each record offers; none where one of them offers nothing. */
function joined(subjects: Subjects): ToastAction | undefined {
  const actions = [...subjects.values()].filter((action) => action !== undefined);
  const [first] = actions;
  return first && actions.length === subjects.size
    ? { label: first.label, run: () => actions.forEach((action) => action.run()) }
    : undefined;
}

/** A run of the same short success is one toast that counts the records it is about; its time starts again. */
function joinRun(
  text: string,
  { tone, duration, subject, action }: ShortOptions & { duration: number },
): number | undefined {
  const shown = toasts.find((one) => one.tone === tone && one.run?.words === text);
  if (!shown?.run || tone !== 'success') return undefined;
  const subjects = new Map(shown.run.subjects).set(subject, action);
  stopTimer(shown.id);
  startTimer(shown.id, duration);
  const { id, kind } = shown;
  const all = joined(subjects);
  const run = { words: text, subjects };
  const next: Toast = { id, kind, tone, title: countedText(text, subjects.size), run, ...(all && { action: all }) };
  publish(toasts.map((one) => (one === shown ? next : one)));
  return shown.id;
}

function short(
  text: string,
  { duration = toastTimings.shortDuration, tone = 'info', subject = {}, action }: ShortOptions = {},
) {
  const run = { words: text, subjects: new Map([[subject, action]]) };
  return (
    joinRun(text, { duration, tone, subject, action }) ??
    show({ kind: 'short', tone, title: text, run, ...(action && { action }) }, duration, toastTimings.shortLimit)
  );
}

const titled = (title: string, text: string, tone: ToastTone, action?: ToastAction): number =>
  show(
    { kind: 'titled', tone, title, text, ...(action && { action }) },
    toastTimings.titledRemoveDelay,
    toastTimings.titledLimit,
  );

/** Removes a toast before its time. */
export function dismissToast(id: number): void {
  stopTimer(id);
  publish(toasts.filter((shown) => shown.id !== id));
}

/** Takes back what the newest toast with an Undo offers, and removes it; false where none does. */
export function undoLast(): boolean {
  const last = toasts.findLast(({ action }) => action?.label === UNDO);
  if (!last) return false;
  dismissToast(last.id);
  last.action?.run();
  return true;
}

/** Holds the clocks of short toasts while a person points at them or has the focus inside. */
export function pauseToasts(): void {
  for (const timer of timers.values()) {
    if (timer.handle === undefined) continue;
    clearTimeout(timer.handle);
    delete timer.handle;
    timer.left = Math.max(0, timer.endsAt - Date.now());
  }
}

/** Lets the clocks go on. */
export function resumeToasts(): void {
  for (const [id, { handle, left }] of [...timers]) if (handle === undefined) startTimer(id, left);
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
  none: (): readonly Toast[] => noToasts,
};
const noToasts: readonly Toast[] = [];

/** Shows a toast with a text of the catalogue (specification, sections 8 and 9). Each returns the toast's id. */
export const toast = {
  /** Titled "Success". */
  success: (text: string, action?: ToastAction): number => titled(messages.titles.success, text, 'success', action),
  /** Titled "Error", destructive. */
  error: (text: string): number => titled(messages.titles.error, text, 'error'),
  /** Titled "Critical Error Detected". */
  critical: (text: string): number => titled(messages.titles.critical, text, 'critical'),
  /** With a title of its own, for example "Error Report Submitted". */
  titled,
  /** A short one: no title, 4 seconds. */
  short,
  dismiss: dismissToast,
  /** Removes all, for example on signing out. */
  clear: (): void => {
    toasts.forEach((shown) => stopTimer(shown.id));
    publish([]);
  },
};
