import { Input } from 'antd';
import { useId, type ReactNode } from 'react';

interface FieldFrameProps {
  id: string;
  label: string;
  error?: string | undefined;
  help?: string | undefined;
  children: ReactNode;
}

/** A field with its label above, and help below or why it was refused. */
export const FieldFrame = ({ id, label, error, help, children }: FieldFrameProps) => (
  <div className="stack gap-4 shrinks">
    <label htmlFor={id} className="strong small">
      {label}
    </label>
    {children}
    {error || help ? (
      <p id={`${id}-note`} className={error ? 'danger small' : 'muted small'}>
        {error ?? help}
      </p>
    ) : null}
  </div>
);

interface SourceFieldProps extends Pick<FieldFrameProps, 'label' | 'error' | 'help'> {
  value: string;
  /** Several lines, as for a text. */
  isLong?: boolean;
  onChange: (value: string) => void;
  /** Where something can be inserted from now on. */
  onFocus?: (field: HTMLInputElement | HTMLTextAreaElement) => void;
}

/** A field for words with variables: letters of one width. */
export function SourceField({ label, value, isLong = false, error, help, onChange, onFocus }: SourceFieldProps) {
  const id = useId();
  const shared = {
    id,
    value,
    className: 'source-field__input',
    'aria-invalid': error !== undefined,
    'aria-describedby': error || help ? `${id}-note` : undefined,
    spellCheck: true,
    ...(error === undefined ? {} : { status: 'error' as const }),
  };
  return (
    <FieldFrame id={id} label={label} error={error} help={help}>
      {isLong ? (
        <Input.TextArea
          {...shared}
          autoSize={{ minRows: 8, maxRows: 24 }}
          onChange={(event) => onChange(event.target.value)}
          onFocus={(event) => onFocus?.(event.target)}
        />
      ) : (
        <Input
          {...shared}
          onChange={(event) => onChange(event.target.value)}
          onFocus={(event) => onFocus?.(event.target)}
        />
      )}
    </FieldFrame>
  );
}
