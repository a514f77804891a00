import { classNames } from '@portal/ui';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import './file-field.css';

interface FileFieldProps {
  onFile: (file: File | undefined) => void;
  /** Endings that the chooser offers; any without it. */
  accept?: string;
  /** Given by the form around it; the form itself holds only the name. */
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

/**
 * Chooses a file within a form, whose value is the file's name, or takes one that is dropped. The browser's own field lies
 * over all of it, unseen: it is pressed, focused, named and dropped on.
 */
export function FileField({ onFile, accept, id, value, onChange }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div className={classNames('file-field', isOver && 'file-field--over')}>
      <FileUp size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={classNames('file-field__name', !value && 'file-field__name--none')} aria-hidden="true">
        {value || 'Choose a file, or drop it here'}
      </span>
      <input
        type="file"
        className="file-field__input"
        id={id}
        accept={accept}
        title={value || 'Choose a file'}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          onFile(file);
          onChange?.(file?.name ?? '');
        }}
      />
    </div>
  );
}
