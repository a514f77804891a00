import { useSaveRecord, type SavedRecord } from '@portal/ui-antd';
import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { EditFormProps } from './use-edit.js';

interface RowEditorProps<Save> {
  /** Saves the row's changes, with the dialog for conflicts. */
  saver: { save: Save; conflictDialog: ReactNode };
  form: (save: Save, close: () => void) => ReactNode;
}

/** Edits a row of a list without opening it: its form, until it is closed. */
export function RowEditor<Save>({ saver: { save, conflictDialog }, form }: RowEditorProps<Save>) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen ? form(save, () => setIsOpen(false)) : null}
      {conflictDialog}
    </>
  );
}

interface RecordEditorProps<Row, Changes> {
  of: SavedRecord<Row, Changes>;
  record: Row;
  Form: ComponentType<EditFormProps<Row, Changes>>;
}

/** The same for a kind of record. */
export const RecordEditor = <
  Row extends { id: string; version: number },
  Changes extends { version?: number | undefined },
>({
  of,
  record,
  Form,
}: RecordEditorProps<Row, Changes>) => (
  <RowEditor
    saver={useSaveRecord(of, record)}
    form={(save, close) => <Form record={record} onSave={save} onClose={close} />}
  />
);

/** The row of a list whose form is open; each `turn` is a form of its own, also for the same row. */
export function useEditedRow<Row>() {
  const [edited, setEdited] = useState<{ row: Row; turn: number }>();
  const edit = useCallback((row: Row) => setEdited((before) => ({ row, turn: (before?.turn ?? 0) + 1 })), []);
  return { edited, edit };
}
