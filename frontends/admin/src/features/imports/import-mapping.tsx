import {
  dateExamples,
  dateOrders,
  decimalExamples,
  decimalSigns,
  importDefinitions,
  type DateOrder,
  type DecimalSign,
  type ImportField,
  type ImportFormats,
  type ImportMapping,
  type ImportReading,
  type ImportView,
} from '@portal/contracts';
import { useCheckImport, useChooseHeadingLine } from '@portal/data-access';
import { actionToasts, useRecordActions } from '@portal/ui';
import { DetailSection, fieldErrorsOf, useFocusSuccessor } from '@portal/ui-antd';
import { Alert, Button, Checkbox, Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { CellAsRead } from './cell-as-read.js';
import { importToasts } from './import-labels.js';
import { ImportValues, type ChosenValues } from './import-values.js';

const listed = new Intl.ListFormat('en-US');

/** Which column of the file each field is read from, and how its values are; starts the dry run. */
export function ImportMappingForm({ run }: { run: ImportView }) {
  const [mapping, setMapping] = useState<ImportMapping>(run.mapping);
  const tried = useFocusSuccessor<HTMLButtonElement>(() => null); // the lines are read on without these choices
  const [formats, setFormats] = useState<ImportFormats>(run.formats);
  const [values, setValues] = useState<ChosenValues>(run.value_mapping);
  const [clearsEmpty, setClearsEmpty] = useState(run.clears_empty);
  const check = useCheckImport();
  const { fields, sameWhen, isUpdatable } = importDefinitions[run.kind];
  const errors = new Map(
    fieldErrorsOf(check.error).map(({ path, message }) => [path.replace('mapping.', ''), message]),
  );
  const missing = fields.filter(({ name, required }) => required && !(name in mapping));
  const unused = run.headers.filter((header) => !Object.values(mapping).includes(header));
  const choose = (name: string, header: string | undefined): void => {
    const others = Object.entries(mapping).filter(([field]) => field !== name);
    setMapping(Object.fromEntries(header === undefined ? others : [...others, [name, header]]));
  };
  const start = (): void => {
    const input = {
      id: run.id,
      mapping,
      formats,
      value_mapping: values,
      version: run.version,
      clears_empty: clearsEmpty,
    };
    check.mutate(input, actionToasts(importToasts.checked));
  };
  const label = run.status === 'uploaded' ? 'Try it' : 'Try it again';
  useRecordActions(run.file_name, missing.length > 0 ? [] : [{ label, run: start }]);
  return (
    <DetailSection title="Columns">
      {run.sheet !== null && run.other_sheets.length > 0 ? (
        <p className="import-note muted">
          Read from the sheet “{run.sheet}”. Not read: {run.other_sheets.map((name) => `“${name}”`).join(', ')}. To
          import another sheet, upload the workbook again with its name.
        </p>
      ) : null}
      <HeadingLineChoice run={run} />
      <p className="import-note muted">
        {run.is_remembered
          ? 'As you chose them for a file with the same headings.'
          : 'Guessed by the headings; what you choose is remembered for files with the same headings.'}{' '}
        A line is there already when {sameWhen}; it is left as it is
        {isUpdatable ? ', unless you choose to update it with what its line gives once it was tried' : ''}.
      </p>
      <ImportFormatsChoice fields={fields} mapping={mapping} formats={formats} onChange={setFormats} />
      <ul className="stack gap-8 mb-12">
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
      {isUpdatable ? (
        <Checkbox className="mb-12" checked={clearsEmpty} onChange={({ target }) => setClearsEmpty(target.checked)}>
          Empty cells clear the value of what is updated, where it may be empty; otherwise they change nothing
        </Checkbox>
      ) : null}
      {unused.length > 0 ? <p className="import-note muted">Not read: {unused.join(', ')}</p> : null}
      {missing.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={`Choose the column of ${listed.format(missing.map(({ label }) => label))} first.`}
        />
      ) : null}
      <Button
        ref={tried}
        className="import-mapping__try"
        type={run.status === 'uploaded' ? 'primary' : 'default'}
        disabled={missing.length > 0}
        loading={check.isPending}
        onClick={start}
      >
        {label}
      </Button>
    </DetailSection>
  );
}

/** Which of the first lines has the headings; the columns follow. */
function HeadingLineChoice({ run: { id, first_lines: lines, heading_line, version } }: { run: ImportView }) {
  const choice = useChooseHeadingLine();
  if (lines.length < 2) return null;
  return (
    <div className="import-choices mb-12 row wrap">
      <FileChoice<number>
        id="headings-of-import"
        label="The headings are in line"
        className="import-choices__line"
        value={heading_line}
        loading={choice.isPending}
        options={lines.map(({ line, cells }) => ({
          value: line,
          label: `${line}: ${cells.filter((cell) => cell !== '').join(', ')}`,
        }))}
        onChange={(line) => choice.mutate({ id, line, version }, actionToasts(importToasts.headed))}
      />
    </div>
  );
}

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
function MappedField({ field, run, header, reading, error, onChange }: MappedFieldProps) {
  const { name, label, hint, required } = field;
  const at = header === undefined ? -1 : run.headers.indexOf(header);
  const examples = [...new Set(run.samples.flatMap((cells) => (cells[at] ? [cells[at]] : [])))].slice(0, EXAMPLES);
  const id = `column-of-${name}`;
  return (
    <li className="import-mapping__field stack gap-4-16">
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
      <span className="import-mapping__examples clip anywhere muted">
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

const orderLabels: Readonly<Record<DateOrder, string>> = {
  mdy: 'Month, day, year',
  dmy: 'Day, month, year',
  ymd: 'Year, month, day only',
};
const signLabels: Readonly<Record<DecimalSign, string>> = { point: 'Decimal point', comma: 'Decimal comma' };

interface ImportFormatsChoiceProps {
  fields: readonly ImportField[];
  mapping: ImportMapping;
  formats: ImportFormats;
  onChange: (formats: ImportFormats) => void;
}

/** How days and numbers of the file are written, where it has any; the examples beside the columns follow. */
function ImportFormatsChoice({ fields, mapping, formats, onChange }: ImportFormatsChoiceProps) {
  const has = (...types: ImportField['type'][]): boolean =>
    fields.some(({ name, type }) => name in mapping && types.includes(type));
  const [hasDays, hasNumbers] = [has('day'), has('number', 'dollars', 'minutes')];
  if (!hasDays && !hasNumbers) return null;
  return (
    <div className="import-choices mb-12 row wrap">
      {hasDays ? (
        <FileChoice<DateOrder>
          id="days-of-import"
          label="Days are written"
          value={formats.dates}
          options={dateOrders.map((value) => ({ value, label: `${orderLabels[value]} (${dateExamples[value]})` }))}
          onChange={(dates) => onChange({ ...formats, dates })}
        />
      ) : null}
      {hasNumbers ? (
        <FileChoice<DecimalSign>
          id="numbers-of-import"
          label="Numbers have a"
          value={formats.decimals}
          options={decimalSigns.map((value) => ({ value, label: `${signLabels[value]} (${decimalExamples[value]})` }))}
          onChange={(decimals) => onChange({ ...formats, decimals })}
        />
      ) : null}
    </div>
  );
}

/** What is so of the whole file. */
const FileChoice = <Value,>({ label, ...select }: Omit<SelectProps<Value>, 'id'> & { id: string; label: string }) => (
  <>
    <label htmlFor={select.id}>{label}</label>
    <Select<Value> {...select} popupMatchSelectWidth={false} />
  </>
);
