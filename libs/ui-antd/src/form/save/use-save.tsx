import { messages } from '@portal/contracts';
import {
  dismissFailure,
  isNews,
  showFailure,
  undoOf,
  useActionToasts,
  type ActionToasts,
  type ToastAction,
} from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { contestedFields, type Conflict, type ConflictField } from './changes.js';
import { ConflictDialog } from './conflict-dialog.js';
import { currentRecordOf, firstReasonOf, inWords, sentenceOfFailure } from '../problem.js';

interface SaveOptions<Row extends { version: number }, Changes extends { version?: number | undefined }> {
  /** The record on the screen; without it each change names its own. */
  record?: Row;
  /** What it is called in the dialog: "request C-2026-0007"; by the record, where any on the screen is changed. */
  name: string | ((opened: Row) => string);
  /** Sends the changes of a record; rejects with the API's error. */
  send: (changes: Changes, opened: Row) => Promise<unknown>;
  /** What two people can both have changed; of other fields the last one stays. */
  fields: readonly ConflictField[];
  /** The toast for success, and that for a failure without a reason from the API. */
  toasts: ActionToasts;
  /** Changes without a toast for success: the user sees the result. */
  isSilent?: (changes: Changes) => boolean;
  /** What takes a change back, which the toast then offers: `moveBack`; undefined where there is no way back. */
  back?: (before: Row, now: Row) => Partial<Changes> | undefined;
  /** The change is right only for the record as it was opened: after another user's change it is refused. */
  isExact?: boolean;
  /** Called with the record as it is where the other user's values were chosen. */
  onKept?: ((current: Row) => void) | undefined;
}

/** `place`: changed where the record shows it, so that the user sees the result. */
export type ChangeOrigin = 'place' | 'form';

/** The sentences that the specification wants at their actions, however they are done (section 8). */
const promised: ReadonlySet<string | undefined> = new Set(Object.values(messages.success));

export interface Save<Row, Changes> {
  /**
   * Saves for a form; `opened` is the record whose version the changes carry, by default the one on the screen. Rejects
   * with the failure, which the form shows, except a stale version: fields that the other user didn't change are saved
   * on the current version, for the rest the dialog opens, and who closes it without a choice goes on in the form.
   */
  save: (changes: Changes, opened?: Row, from?: ChangeOrigin) => Promise<void>;
  /** Saves without a form around, in `place`: a refusal is a toast and nothing else. */
  apply: (changes: Changes, opened?: Row) => void;
  /** For callers without a form that await the end: shows in a toast why `save` failed. */
  showRefusal: (error: unknown) => void;
  saving: boolean;
  /** The dialog that shows both values when another user was faster; render it once. */
  conflictDialog: ReactNode;
}

/** A conflict that the dialog shows, and how the saving that met it ends. */
interface OpenConflict extends Conflict {
  end: () => void;
  cancel: (error: Error) => void;
  /** Why nothing was saved. */
  error: Error;
}

/** Why nothing was saved where a dialog was closed without a choice. */
const closedOnes = new WeakSet<object>();
const closed = (error: Error): Error => {
  closedOnes.add(error);
  return error;
};
const isClosed = (error: unknown): error is Error => error instanceof Error && closedOnes.has(error);

/** Changes one record, with toasts, and lets the user choose when another user changed it first (decisions 2.6). */
export function useSave<Row extends { version: number }, Changes extends { version?: number | undefined }>({
  record,
  name,
  send,
  fields,
  toasts,
  isSilent,
  back,
  isExact = false,
  onKept,
}: SaveOptions<Row, Changes>): Save<Row, Changes> {
  const handlers = useActionToasts(toasts);
  const [running, setRunning] = useState(0);
  const [conflict, setConflict] = useState<OpenConflict>();

  const undoFor = (before: Row, now: Row): ToastAction | undefined => {
    const changes = back?.(before, now);
    return changes && undoOf(() => takeBack(changes, now));
  };
  /** On the version that the change made; what another user changed elsewhere since then stays. */
  const takeBack = async (changes: Partial<Changes>, now: Row): Promise<void> => {
    const sendOn = (version: number) => send({ ...changes, version } as Changes, now);
    try {
      await sendOn(now.version);
    } catch (error) {
      const current = currentRecordOf(error) as Row | undefined;
      if (
        !current ||
        contestedFields(fields, { opened: { ...now }, mine: changes, current: { ...current } }).length > 0
      )
        throw error;
      await sendOn(current.version);
    }
  };
  const isSeen = (changes: Changes, from: ChangeOrigin, undo: ToastAction | undefined): boolean =>
    isSilent?.(changes) ?? (from === 'place' && !undo && !toasts.short && !promised.has(toasts.success));
  const attempt = async (changes: Changes, opened: Row, from: ChangeOrigin): Promise<void> => {
    try {
      const answer = await send(changes, opened);
      const undo = undoFor(opened, answer as Row); // a record answers a change
      if (!isSeen(changes, from, undo)) handlers.succeeded(answer, undo);
    } catch (error) {
      const current = currentRecordOf(error) as Row | undefined;
      if (!current || isExact) throw inWords(error, toasts.failure);
      const mine = Object.fromEntries(Object.entries(changes).filter(([key]) => key !== 'version'));
      const both: Conflict = { opened: { ...opened }, mine, current };
      const isContested = contestedFields(fields, both).length > 0;
      if (isContested)
        await new Promise<void>((end, cancel) => {
          setConflict({ ...both, end, cancel, error: inWords(error, toasts.failure) });
        });
      else await attempt({ ...changes, version: current.version }, current, from);
    }
  };
  const save = async (changes: Changes, opened = record, from: ChangeOrigin = 'form'): Promise<void> => {
    if (!opened) throw new Error('No record was named');
    dismissFailure(toasts);
    setRunning((count) => count + 1);
    try {
      await attempt(changes, opened, from);
    } finally {
      setRunning((count) => count - 1);
    }
  };
  /** Without a form there is no field to show a reason at: the first one is shown. */
  const showRefusal = (error: unknown): void => {
    if (!isNews(error)) return;
    const reason = firstReasonOf(error) ?? sentenceOfFailure(error, toasts.failure);
    showFailure(toasts, reason);
  };
  return {
    save,
    apply: (changes, opened) => void save(changes, opened, 'place').catch(showRefusal),
    showRefusal,
    saving: running > 0,
    conflictDialog: conflict ? (
      <ConflictDialog
        key={conflict.current.version}
        name={typeof name === 'string' ? name : name(conflict.opened as Row)}
        contested={contestedFields(fields, conflict)}
        conflict={conflict}
        onResolve={async (chosen) => {
          const current = conflict.current as unknown as Row;
          try {
            await save({ ...chosen, version: current.version } as Changes, current);
          } catch (error) {
            if (isClosed(error)) conflict.cancel(error); // it met the next conflict, which took the place of this one
            throw error;
          }
        }}
        onKeep={() => onKept?.(conflict.current as unknown as Row)}
        onEnd={(isSettled) => {
          // what was edited has the focus again before it learns of the end
          flushSync(() => setConflict((now) => (now === conflict ? undefined : now)));
          if (isSettled) conflict.end();
          else conflict.cancel(closed(conflict.error));
        }}
      />
    ) : null,
  };
}

/** A kind of record that users change: how a change is sent, what one is called, and what two users can contest. */
export interface SavedRecord<Row, Changes> {
  /** What one is called within a sentence: "deal D-0012". */
  inSentence: (row: Row) => string;
  /** The hook of its update. */
  useUpdate: () => { mutateAsync: (input: Changes & { id: string }) => Promise<Row> };
  /** What two users can both have changed; a hook, as names may have to be looked up. */
  useFields: (row: Row) => readonly ConflictField[];
  toasts: { updated: ActionToasts };
  /** What takes a change back: `moveBack`. */
  back?: (before: Row, now: Row) => Partial<Changes> | undefined;
}

export interface SaveRecordOptions<Row, Changes> {
  /** Where a change has toasts of its own. */
  toasts?: ActionToasts;
  isExact?: boolean;
  onKept?: (current: Row) => void;
  onSaved?: (row: Row, changes: Changes) => void;
}

/** Changes one record of a kind, with toasts, and lets the user choose when another user changed it first. */
export function useSaveRecord<
  Row extends { id: string; version: number },
  Changes extends { version?: number | undefined },
>(
  { inSentence, useUpdate, useFields, toasts: { updated }, back }: SavedRecord<Row, Changes>,
  record: Row,
  { toasts = updated, isExact = false, onKept, onSaved }: SaveRecordOptions<Row, Changes> = {},
): Save<Row, Changes> {
  const { mutateAsync } = useUpdate();
  return useSave<Row, Changes>({
    record,
    name: inSentence(record),
    send: async (changes) => {
      const saved = await mutateAsync({ id: record.id, ...changes });
      onSaved?.(saved, changes);
      return saved;
    },
    fields: useFields(record),
    toasts,
    isExact,
    onKept,
    ...(back && { back }),
  });
}
