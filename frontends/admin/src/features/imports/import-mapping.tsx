import { importDefinitions, type ImportFormats, type ImportMapping, type ImportView } from '@portal/contracts';
import { useCheckImport } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { DetailSection, fieldErrorsOf } from '@portal/ui-antd';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { ImportFormatsChoice } from './import-formats-choice.js';
import { HeadingLineChoice } from './heading-line-choice.js';
import { importToasts } from './import-labels.js';
import { ImportValues, type ChosenValues } from './import-values.js';
import { MappedField } from './mapped-field.js';

const listed = new Intl.ListFormat('en-US');

/** Which column of the file each field is read from, and how its values are; starts the dry run. */
export function ImportMappingForm({ run }: { run: ImportView }) {
  const [mapping, setMapping] = useState<ImportMapping>(run.mapping);
  const [formats, setFormats] = useState<ImportFormats>(run.formats);
  const [values, setValues] = useState<ChosenValues>(run.value_mapping);
  const check = useCheckImport();
  const toasts = useActionToasts(importToasts.checked);
  const { fields, sameWhen } = importDefinitions[run.kind];
  const errors = new Map(
    fieldErrorsOf(check.error).map(({ path, message }) => [path.replace('mapping.', ''), message]),
  );
  const missing = fields.filter(({ name, required }) => required && !(name in mapping));
  const unused = run.headers.filter((header) => !Object.values(mapping).includes(header));
  const choose = (name: string, header: string | undefined): void => {
    const others = Object.entries(mapping).filter(([field]) => field !== name);
    setMapping(Object.fromEntries(header === undefined ? others : [...others, [name, header]]));
  };
  const start = (): void =>
    check.mutate({ id: run.id, mapping, formats, value_mapping: values, version: run.version }, toasts);
  return (
    <DetailSection title="Columns">
      {run.sheet !== null && run.other_sheets.length > 0 ? (
        <p className="import-note">
          Read from the sheet “{run.sheet}”. Not read: {run.other_sheets.map((name) => `“${name}”`).join(', ')}. To
          import another sheet, save it as a workbook of its own.
        </p>
      ) : null}
      <HeadingLineChoice run={run} />
      <p className="import-note">
        {run.is_remembered
          ? 'As you chose them for a file with the same headings.'
          : 'Guessed by the headings; what you choose is remembered for files with the same headings.'}{' '}
        A line is there already when {sameWhen}; it is left as it is.
      </p>
      <ImportFormatsChoice fields={fields} mapping={mapping} formats={formats} onChange={setFormats} />
      <ul className="import-mapping stack gap-8">
        {fields.map((field) => (
          <MappedField
            key={field.name}
            field={field}
            run={run}
            header={mapping[field.name]}
            reading={{ formats, valueMapping: values }}
            error={errors.get(field.name)}
            onChange={(header) => choose(field.name, header)}
          />
        ))}
      </ul>
      <ImportValues run={run} values={values} onChange={setValues} />
      {unused.length > 0 ? <p className="import-note">Not read: {unused.join(', ')}</p> : null}
      {missing.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={`Choose the column of ${listed.format(missing.map(({ label }) => label))} first.`}
        />
      ) : null}
      <Button
        className="import-mapping__try"
        type={run.status === 'uploaded' ? 'primary' : 'default'}
        disabled={missing.length > 0}
        loading={check.isPending}
        onClick={start}
      >
        {run.status === 'uploaded' ? 'Try it' : 'Try it again'}
      </Button>
    </DetailSection>
  );
}
