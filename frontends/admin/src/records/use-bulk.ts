import type { Transitions } from '@portal/contracts';
import type { ActionToasts } from '@portal/ui';
import { useConfirm, type BulkAction, type SavedRecord } from '@portal/ui-antd';
import { undoBy, withOneToast } from '../toasts/with-toast.js';
import type { Noun, RecordKind } from './record-kind.js';

type Question = Parameters<ReturnType<typeof useConfirm>>[0];

/** "this deal", "these 3 deals" */
export const theseOf = ([one, many]: Noun, { length }: readonly unknown[]): string =>
  length === 1 ? `this ${one}` : `these ${length} ${many}`;

/** Title and button of a question about rows: "Delete these 3 deals?", "Delete 3 deals". */
export const questionOf = (verb: string, rows: readonly unknown[], called: Noun, onButton = called) => ({
  title: `${verb} ${theseOf(called, rows)}?`,
  confirm: rows.length === 1 ? `${verb} ${onButton[0]}` : `${verb} ${rows.length} ${onButton[1]}`,
});

/** How the state of rows is moved. */
interface Moves<Row, Changes, State extends string> {
  transitions: Transitions<State>;
  /** What is sent to move a row. */
  changesTo: (row: Row, to: State) => Changes;
  /** What takes a move back: `moveBack`. */
  back?: (before: Row, now: Row) => Changes | undefined;
  /** Names a row that was refused; without it only the first reason is shown. */
  nameOf?: (row: Row) => string;
  /** What became of a row, in a short toast. */
  said?: (before: Row, now: Row) => string;
}

interface MoveOptions<Row> {
  danger?: boolean;
  /** Whether it can be done to a row, where that isn't what the transitions say. */
  allowed?: (row: Row) => boolean;
  /** What is asked before; `confirm` where it is a dialog of its own. */
  question?: (rows: readonly Row[]) => Question;
  confirm?: (rows: readonly Row[]) => Promise<boolean>;
}

interface RemoveOptions<Row> {
  /** What the rows are called in the question, and on its button, where that is another word: drafts. */
  called?: Noun;
  onButton?: Noun;
  /** What goes with them, and how they come back. */
  text: (rows: readonly Row[]) => string;
  allowed?: (row: Row) => boolean;
  /** Names a row that was refused; without it only the first reason is shown. */
  nameOf?: (row: Row) => string;
}

/** An action on rows after a question; cancelled, the rows stay chosen. */
export const asked =
  <Row>(confirm: (rows: readonly Row[]) => Promise<boolean>, run: (rows: readonly Row[]) => unknown) =>
  async (rows: readonly Row[]): Promise<boolean> => {
    const agreed = await confirm(rows);
    if (agreed) run(rows);
    return agreed;
  };

interface Removed extends Pick<RecordKind<never, never>, 'noun' | 'useDelete'> {
  toasts: { deleted: ActionToasts };
}

/** The way to delete several rows of a list: after one question, with one toast. */
export function useBulkRemove<Row extends { id: string }>({ noun, toasts, useDelete }: Removed) {
  const confirm = useConfirm();
  const { mutateAsync, restore } = useDelete();
  return ({ called = noun, onButton = called, text, allowed, nameOf }: RemoveOptions<Row>): BulkAction<Row> => ({
    key: 'delete',
    label: 'Delete',
    danger: true,
    ...(allowed && { allowed: (rows) => rows.every(allowed) }),
    ask: asked(
      (rows) => confirm({ ...questionOf('Delete', rows, called, onButton), text: text(rows) }),
      (rows) =>
        void withOneToast(rows, ({ id }) => mutateAsync(id), {
          ...(restore && {
            undo:
              ({ id }) =>
              () =>
                restore(id),
          }),
          ...toasts.deleted,
          noun,
          done: 'deleted',
          ...(nameOf && { nameOf }),
        }),
    ),
  });
}

/** The ways to move several rows of a list to another state; each row is one call, all share one toast. */
export function useBulkMove<
  State extends string,
  Row extends { id: string; version: number; status: State },
  Changes extends object,
>(
  { noun, toasts, useUpdate }: Pick<SavedRecord<Row, Changes>, 'toasts' | 'useUpdate'> & { noun: Noun },
  { transitions, changesTo, back, nameOf, said }: Moves<Row, Changes, State>,
) {
  const confirm = useConfirm();
  const { mutateAsync } = useUpdate();
  return (label: string, to: State, { danger, question, ...own }: MoveOptions<Row> = {}): BulkAction<Row> => {
    const allowed = own.allowed ?? (({ status }) => transitions.allowed(status, 'admin').includes(to));
    const run = (rows: readonly Row[]) =>
      void withOneToast(rows, (row) => mutateAsync({ ...changesTo(row, to), id: row.id }), {
        ...toasts.updated,
        noun,
        ...(nameOf && { nameOf }),
        ...(said && { said }),
        ...(back && { undo: undoBy(back, mutateAsync) }),
      });
    const agree = own.confirm ?? (question && ((rows) => confirm(question(rows))));
    return {
      key: label,
      label,
      ...(danger && { danger }),
      allowed: (rows) => rows.every(allowed),
      ...(agree ? { ask: asked(agree, run) } : { run }),
    };
  };
}
