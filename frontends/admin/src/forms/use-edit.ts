import { changesOf } from '@portal/ui-antd';
import { useState } from 'react';

/** A form that changes one record, which `useSaveRecord` saves. */
export interface EditFormProps<Row, Changes> {
  record: Row;
  onSave: (changes: Changes, opened: Row) => Promise<unknown>;
  onClose: () => void;
}

type Values = Record<string, unknown>;

/** What the forms of changes share. What the record was when the form opened decides what counts as changed. */
export function useEdit<Row extends { version: number }, Changes extends object>(
  { record, onSave, onClose }: EditFormProps<Row, Changes>,
  /** The form's values as the API takes them. */
  written: (values: Values, opened: Row) => Values,
) {
  const [opened] = useState(record);
  const form = {
    toInput: (values: Values) => changesOf(opened, written(values, opened)),
    submitText: 'Save changes',
    onSubmit: (changes: Changes) => onSave(changes, opened),
    onClose,
  };
  return { opened, form };
}

export const hasChanges = (changes: object): boolean => Object.keys(changes).some((key) => key !== 'version');
