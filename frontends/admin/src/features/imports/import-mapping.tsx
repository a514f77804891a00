import { kindsOfImport, type ImportField, type ImportMapping, type ImportView } from '@portal/contracts';
import { useCheckImport } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { DetailSection, fieldErrorsOf } from '@portal/ui-antd';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { importToasts } from './import-labels.js';

/** Which column of the file each field is read from; starts the dry run. */
export function ImportMappingForm({ run }: { run: ImportView }) {
  const [mapping, setMapping] = useState<ImportMapping>(run.mapping);
  const check = useCheckImport();
  const toasts = useActionToasts(importToasts.checked);
  const { fields, sameWhen } = kindsOfImport[run.kind];
  const errors = new Map(
    fieldErrorsOf(check.error).map(({ path, message }) => [path.replace('mapping.', ''), message]),
  );
  const missing = fields.filter(({ name, required }) => required && !(name in mapping));
  const unused = run.headers.filter((header) => !Object.values(mapping).includes(header));
  const choose = (name: string, header: string | undefined): void => {
    const others = Object.entries(mapping).filter(([field]) => field !== name);
    setMapping(Object.fromEntries(header === undefined ? others : [...others, [name, header]]));
  };
  return (
    <DetailSection title="Columns">
      <p className="import-note">
        {run.is_remembered
          ? 'As you chose them for a file with the same headings.'
          : 'Guessed by the headings; what you choose is remembered for files with the same headings.'}{' '}
        A line is there already when {sameWhen}; it is left as it is.
      </p>
      <ul className="import-mapping">
        {fields.map((field) => (
          <MappedField
            key={field.name}
            field={field}
            run={run}
            header={mapping[field.name]}
            error={errors.get(field.name)}
            onChange={(header) => choose(field.name, header)}
          />
        ))}
      </ul>
      {unused.length > 0 ? <p className="import-note">Not read: {unused.join(', ')}</p> : null}
      {missing.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={`Choose the column of ${missing.map(({ label }) => label).join(' and ')} first.`}
        />
      ) : null}
      <Button
        className="import-mapping__try"
        type={run.status === 'uploaded' ? 'primary' : 'default'}
        disabled={missing.length > 0}
        loading={check.isPending}
        onClick={() => check.mutate({ id: run.id, mapping, version: run.version }, toasts)}
      >
        {run.status === 'uploaded' ? 'Try it' : 'Try it again'}
      </Button>
    </DetailSection>
  );
}

interface MappedFieldProps {
  field: ImportField;
  run: ImportView;
  header: string | undefined;
  error: string | undefined;
  onChange: (header: string | undefined) => void;
}

function MappedField({ field, run: { headers, samples }, header, error, onChange }: MappedFieldProps) {
  const { name, label, hint, required } = field;
  const at = header === undefined ? -1 : headers.indexOf(header);
  const examples = samples.flatMap((cells) => (cells[at] ? [cells[at]] : [])).slice(0, 2);
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
        options={headers.map((value) => ({ value, label: value }))}
        onChange={(value: string | null | undefined) => onChange(value ?? undefined)}
      />
      <span className="import-mapping__examples">{error ?? examples.join(', ')}</span>
    </li>
  );
}
