import { type SavedRecord, type Save, useSaveRecord } from '@portal/ui-antd';
import { useState, type ComponentType, type ReactNode } from 'react';
import { RowEditor } from '../src/forms/row-editor.js';

type Form = (close: () => void) => ReactNode;

function Open({ form }: { form: Form }) {
  const [open, setOpen] = useState(true);
  return open ? form(() => setOpen(false)) : null;
}

/** A screen on which a form stands until it closes. */
export const opened =
  (form: Form): ComponentType =>
  () => <Open form={form} />;

/** The same for a form whose changes are saved by the hook of its record. */
export function saved<Row, Save>(
  useSaver: (row: Row) => { save: Save; conflictDialog: ReactNode },
  row: Row,
  form: (save: Save, close: () => void) => ReactNode,
): ComponentType {
  return function SavedForm() {
    return <RowEditor saver={useSaver(row)} form={form} />;
  };
}

/** The same for a kind of record. */
export const savedRecord = <
  Row extends { id: string; version: number },
  Changes extends { version?: number | undefined },
>(
  of: SavedRecord<Row, Changes>,
  record: Row,
  form: (save: Save<Row, Changes>['save'], close: () => void) => ReactNode,
): ComponentType => saved((row: Row) => useSaveRecord(of, row), record, form);
