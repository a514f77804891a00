import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.js';
import styles from './field.module.css';

interface FieldText {
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong, in words; shown beside the field and read out. */
  error?: string | null;
  optional?: boolean;
}

/** What a control inside a Field needs to be tied to its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, control, help and error under it. */
export function Field({
  label,
  help,
  error,
  optional,
  children,
}: FieldText & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = classNames(help !== undefined && `${id}-help`, !!error && `${id}-error`) || undefined;
  return (
    <div className="stack gap-8">
      <label htmlFor={id} className="strong">
        {label}
        {optional && <span className="weight-400 muted"> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {help !== undefined && (
        <p id={`${id}-help`} className="muted small">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="danger small strong" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldText & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> };

/** One line of text. */
export const TextField = ({ label, help, error, optional, className, ...rest }: TextFieldProps) => (
  <Field label={label} help={help} error={error} optional={optional}>
    {(control) => <input {...rest} {...control} className={classNames(styles.control, className)} />}
  </Field>
);

type TextAreaProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export const TextArea = ({ label, help, error, optional, className, rows = 5, ...rest }: TextAreaProps) => (
  <Field label={label} help={help} error={error} optional={optional}>
    {(control) => (
      <textarea {...rest} {...control} rows={rows} className={classNames(styles.control, styles.area, className)} />
    )}
  </Field>
);
