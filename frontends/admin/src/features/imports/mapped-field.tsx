import { readCell, type ImportField, type ImportReading, type ImportView, valueLabel } from '@portal/contracts';
import { minutesText } from '@portal/features';
import { formatDay } from '@portal/ui';
import { Select } from 'antd';

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
        {required ? <span className="import-mapping__required"> (required)</span> : null}
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
      <span className="import-mapping__examples">
        {error ??
          examples.map((text, place) => (
            <span key={text}>
              {place > 0 ? ' · ' : ''}
              <Example field={field} heading={header ?? ''} text={text} reading={reading} />
            </span>
          ))}
      </span>
    </li>
  );
}

interface ExampleProps {
  field: ImportField;
  heading: string;
  text: string;
  reading: ImportReading;
}

/** A cell, and what it is read as where that isn't plain from it. */
function Example({ field, heading, text, reading }: ExampleProps) {
  if (field.type === 'text' || field.type === 'lines' || field.type === 'list') return <bdi>{text}</bdi>;
  const read = readCell(field, heading, text, reading);
  return (
    <>
      <bdi>{text}</bdi> →{' '}
      {'problem' in read ? <em title={read.problem}>not read</em> : <ReadValue field={field} value={read.value} />}
    </>
  );
}

function ReadValue({ field: { type }, value }: { field: ImportField; value: unknown }) {
  if (type === 'day') return formatDay(String(value), 'dateWithYear');
  if (typeof value === 'number') return type === 'minutes' ? minutesText(value) : value.toLocaleString('en-US');
  const choices = (Array.isArray(value) ? value : [value]) as (string | undefined)[];
  return choices.map((one) => (one === undefined ? 'nothing' : valueLabel(one))).join(', ');
}
