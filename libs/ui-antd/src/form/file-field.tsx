interface FileFieldProps {
  onFile: (file: File | undefined) => void;
  /** Endings that the chooser offers; any without it. */
  accept?: string;
  /** Given by the form around it; the form itself holds only the name. */
  id?: string;
  onChange?: (name: string) => void;
}

/** Chooses a file within a form, whose value is the file's name. */
export const FileField = ({ onFile, accept, id, onChange }: FileFieldProps) => (
  <input
    type="file"
    id={id}
    accept={accept}
    onChange={({ target }) => {
      const file = target.files?.[0];
      onFile(file);
      onChange?.(file?.name ?? '');
    }}
  />
);
