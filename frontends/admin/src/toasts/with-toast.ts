import {
  dismissFailure,
  isNews,
  sentenceOfFailure,
  showFailure,
  toast,
  undoOf,
  type ActionToasts,
  type ToastAction,
} from '@portal/ui';
import { firstReasonOf } from '@portal/ui-antd';

/** Why it was refused: the reason for the first field where there is one, else the server's sentence. */
const reasonOf = (error: unknown, failure: string): string => firstReasonOf(error) ?? sentenceOfFailure(error, failure);

/**
 * Shows in a toast how a call ended; resolves to the answer, or to undefined when it was refused, or when it is the
 * second half of a double click, whose first half goes on.
 */
export async function withToast<Answer>(
  answer: Promise<Answer>,
  toasts: Pick<ActionToasts, 'success' | 'failure'>,
): Promise<Answer | undefined> {
  dismissFailure(toasts);
  try {
    const told = await answer;
    if (!isNews(told)) return undefined;
    if (toasts.success) toast.success(toasts.success);
    return told;
  } catch (error) {
    if (isNews(error)) showFailure(toasts, reasonOf(error, toasts.failure));
    return undefined;
  }
}

/** The one toast for several rows. */
interface Several<Row, Answer> extends ActionToasts {
  /** What one and several rows are called: ['deal', 'deals']. */
  noun: readonly [one: string, many: string];
  /** What became of those that weren't refused; by default "changed". */
  done?: string;
  /** What became of a row, shortly; by default `success`. */
  said?: (before: Row, now: Answer) => string;
  /** Names a row, so that those that were refused are named, each with its reason. */
  nameOf?: (row: Row) => string;
  /** What takes the call back for a row; offered where no row was refused and all can be taken back. */
  undo?: (row: Row, answer: Answer) => (() => Promise<unknown>) | undefined;
}

/** Takes a change of rows back by another: what `back` says, on the version that the change made. */
export const undoBy =
  <Row extends { id: string; version: number }, Changes extends object>(
    back: (before: Row, now: Row) => Changes | undefined,
    send: (changes: Changes & { id: string; version: number }) => Promise<unknown>,
  ) =>
  (before: Row, now: Row): (() => Promise<unknown>) | undefined => {
    const changes = back(before, now);
    return changes && (() => send({ ...changes, id: now.id, version: now.version }));
  };

const NAMED = 3;

/**
 * Calls the server for each row and shows one toast for all. For one row it is the toast of a single change; for more
 * it has the number `done` ("5 deals changed"), the number refused and why; with `nameOf` also which.
 */
export async function withOneToast<Row, Answer>(
  rows: readonly Row[],
  call: (row: Row) => Promise<Answer>,
  { success, short, failure, noun, done = 'changed', said, nameOf, undo }: Several<Row, Answer>,
): Promise<void> {
  const results = await Promise.allSettled(rows.map(call));
  const isNew = results.map((result) => isNews(result.status === 'fulfilled' ? result.value : result.reason));
  if (!isNew.some(Boolean)) return;
  const refused = rows.flatMap((row, index) => {
    const result = results[index];
    return result?.status === 'rejected' ? [{ row, reason: reasonOf(result.reason, failure) }] : [];
  });
  const [first] = refused;
  const all = rows.length;
  const several = `${noun[1]} ${done}`;
  if (first) {
    const count = `${all - refused.length} of ${all} ${several}`;
    const text =
      all === 1
        ? first.reason
        : nameOf
          ? `${count}. Refused: ${refusals(refused.map(({ row, reason }) => `${nameOf(row)} (${reason})`))}.`
          : `${count}, ${refused.length} refused: ${first.reason}`;
    if (short) toast.short(text, { tone: 'error' });
    else toast.error(text);
    return;
  }
  const action = undo && joined(rows.map((row, index) => undoOfRow(undo, row, results[index])));
  const [row] = rows;
  const [result] = results;
  if (all === 1 && said && row && result?.status === 'fulfilled')
    toast.short(said(row, result.value), { tone: 'success', action });
  else if (short)
    toast.short(all === 1 ? short : `${all} ${several}`, {
      tone: 'success',
      ...(action && { action, subject: rows.map(keyOf).join() }),
    });
  else {
    const text = all === 1 && success ? success : `${all} ${all === 1 ? noun[0] : noun[1]} ${done}.`;
    toast.success(text, ...(action ? [action] : []));
  }
}

/** A later change of the same rows is the one that is taken back. */
const keyOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : String(row);

const undoOfRow = <Row, Answer>(
  undo: NonNullable<Several<Row, Answer>['undo']>,
  row: Row,
  result: PromiseSettledResult<Answer> | undefined,
) => (result?.status === 'fulfilled' ? undo(row, result.value) : undefined);

/** All of them or none. */
function joined(calls: readonly ((() => Promise<unknown>) | undefined)[]): ToastAction | undefined {
  const all = calls.filter((call) => call !== undefined);
  return all.length === calls.length ? undoOf(...all) : undefined;
}

/** The first few by name, and how many more. */
function refusals(names: readonly string[]): string {
  const more = names.length - NAMED;
  return [...names.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
