import { Input } from 'antd';
import { useId } from 'react';

interface SourceFieldProps {
  label: string;
  value: string;
  /** Several lines, as for a text. */
  isLong?: boolean;
  error?: string | undefined;
  help?: string | undefined;
  onChange: (value: string) => void;
  /** Where something can be inserted from now on. */
  onFocus?: (field: HTMLInputElement | HTMLTextAreaElement) => void;
}

/** A field for words with variables: letters of one width, the reason below where it was refused. */
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
    <div className="source-field stack gap-4 shrinks">
      <label htmlFor={id}>{label}</label>
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
      {error || help ? (
        <p id={`${id}-note`} className={error ? 'danger small' : 'muted small'}>
          {error ?? help}
        </p>
      ) : null}
    </div>
  );
}
