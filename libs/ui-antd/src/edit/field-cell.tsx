import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { ChangeOrigin } from '../form/save/use-save.js';
import { EditCell, type Refusal } from './edit-cell.js';

/** What the open editor of a record's value works with. */
export interface OpenEdit {
  /** As it was when the editor opened: its version is compared, not that of a change which came in meanwhile. */
  edit: FieldEdit;
  attempt: (value: unknown, typed?: string) => void;
  done: () => void;
  refusal: Refusal | undefined;
}

interface FieldCellProps {
  /** What is edited: "name of P-0012". */
  label: string;
  edit: FieldEdit;
  className?: string;
  editor: (open: OpenEdit) => ReactNode;
  children?: ReactNode;
}

/** A value of a record that is edited where it stands. */
export const FieldCell = ({ edit, editor, ...cell }: FieldCellProps) => (
  <EditCell
    {...cell}
    mayEdit
    editor={(done, { attempt, refusal }) => (
      <OpenedEdit edit={edit}>
        {(opened) =>
          editor({
            edit: opened,
            attempt: (value, typed) => attempt(() => opened.save(value), typed),
            done,
            refusal,
          })
        }
      </OpenedEdit>
    )}
  />
);

function OpenedEdit({ edit, children }: { edit: FieldEdit; children: (opened: FieldEdit) => ReactNode }) {
  const [opened] = useState(edit);
  return children(opened);
}

/** One value of a record that may be edited in place. */
export interface FieldEdit {
  value: unknown;
  /** What is wrong with a value, in the words of the contract; undefined for one that can be sent. */
  problemOf: (value: unknown) => string | undefined;
  /** Saves it on the version that was on the screen; rejects with the refusal. */
  save: (value: unknown) => Promise<void>;
}

interface EditableRecord<Row extends { version: number }, Changes extends { version?: number | undefined }> {
  record: Row;
  /** `save` of `useSave`: two users who changed the same value choose. */
  save: (changes: Changes, opened: Row, from: ChangeOrigin) => Promise<void>;
  /** The contract's schema of a change. */
  schema: z.ZodType<Changes>;
  mayEdit: boolean;
}

/** The edits of a record's values by their names; none where the user may not change the record. */
export const fieldEdits =
  <Row extends { version: number }, Changes extends { version?: number | undefined }>({
    record,
    save,
    schema,
    mayEdit,
  }: EditableRecord<Row, Changes>) =>
  (field: keyof Row & keyof Changes & string): FieldEdit | undefined =>
    mayEdit
      ? {
          value: record[field],
          problemOf: (value) =>
            schema.safeParse({ [field]: value }).error?.issues.find(({ path }) => path[0] === field)?.message,
          save: (value) => save({ [field]: value, version: record.version } as unknown as Changes, record, 'place'),
        }
      : undefined;

/** The same where some of the values may be changed. */
export type FieldEdits<Field extends string> = (field: Field) => FieldEdit | undefined;
