import type { ImportField, ImportReading, ImportView } from '@portal/contracts';
import { Select } from 'antd';
import { CellAsRead } from './cell-as-read.js';

const EXAMPLES = 3;

interface MappedFieldProps {
  field: ImportField;
  run: ImportView;
  header: string | undefined;
  reading: ImportReading;
  error: string | undefined;
  onChange: (header: string | undefined) => void;
}

/** The column of a field, with how its first values are read. */
export function MappedField({ field, run, header, reading, error, onChange }: MappedFieldProps) {
  const { name, label, hint, required } = field;
  const at = header === undefined ? -1 : run.headers.indexOf(header);
  const examples = [...new Set(run.samples.flatMap((cells) => (cells[at] ? [cells[at]] : [])))].slice(0, EXAMPLES);
  const id = `column-of-${name}`;
  return (
    <li className="import-mapping__field">
      <label htmlFor={id}>
        {label}
        {required ? <span className="muted"> (required)</span> : null}
        {hint ? <small>{hint}</small> : null}
      </label>
      <Select
        id={id}
        allowClear
        showSearch
        placeholder="No column"
        value={header ?? null}
        {...(error === undefined ? {} : { status: 'error' as const })}
        options={run.headers.map((value) => ({ value, label: value }))}
        onChange={(value: string | null | undefined) => onChange(value ?? undefined)}
      />
      <span className="import-mapping__examples muted">
        {error ??
          examples.map((text, place) => (
            <span key={text}>
              {place > 0 ? ' · ' : ''}
              <CellAsRead field={field} heading={header ?? ''} text={text} reading={reading} />
            </span>
          ))}
      </span>
    </li>
  );
}
