import { classNames } from '@portal/ui';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import './file-field.css';

interface FileFieldProps {
  /** Endings that the chooser offers; any without it. */
  accept?: string;
  /** Given by the form around it. */
  id?: string;
  value?: File;
  onChange?: (file: File | undefined) => void;
}

/**
 * Chooses a file within a form, or takes one that is dropped. The browser's own field lies over all of it, unseen: it is
 * pressed, focused, named and dropped on.
 */
export function FileField({ accept, id, value, onChange }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div className={classNames('file-field relative mb-4 rounded row gap-10', isOver && 'file-field--over')}>
      <FileUp className="muted" size={18} strokeWidth={1.75} />
      <span className={classNames('anywhere shrinks', !value && 'muted')} aria-hidden="true">
        {value?.name ?? 'Choose a file, or drop it here'}
      </span>
      <input
        type="file"
        className="file-field__input absolute pointer"
        id={id}
        accept={accept}
        title={value?.name ?? 'Choose a file'}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => onChange?.(target.files?.[0])}
      />
    </div>
  );
}
