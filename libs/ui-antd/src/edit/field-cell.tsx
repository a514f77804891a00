import { useState, type ReactNode } from 'react';
import { EditCell, type Refusal } from './edit-cell.js';
import type { FieldEdit } from './field-edit.js';

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
