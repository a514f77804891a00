import { useState, type ReactNode } from 'react';

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
