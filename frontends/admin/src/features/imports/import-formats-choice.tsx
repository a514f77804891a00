import {
  dateExamples,
  dateOrders,
  decimalExamples,
  decimalSigns,
  type DateOrder,
  type DecimalSign,
  type ImportField,
  type ImportFormats,
  type ImportMapping,
} from '@portal/contracts';
import { Select } from 'antd';

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
export function ImportFormatsChoice({ fields, mapping, formats, onChange }: ImportFormatsChoiceProps) {
  const has = (...types: ImportField['type'][]): boolean =>
    fields.some(({ name, type }) => name in mapping && types.includes(type));
  const [hasDays, hasNumbers] = [has('day'), has('number', 'dollars', 'minutes')];
  if (!hasDays && !hasNumbers) return null;
  return (
    <div className="import-choices row wrap">
      {hasDays ? (
        <FormatChoice<DateOrder>
          id="days-of-import"
          label="Days are written"
          value={formats.dates}
          options={dateOrders.map((value) => ({ value, label: `${orderLabels[value]} (${dateExamples[value]})` }))}
          onChange={(dates) => onChange({ ...formats, dates })}
        />
      ) : null}
      {hasNumbers ? (
        <FormatChoice<DecimalSign>
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

interface FormatChoiceProps<Value> {
  id: string;
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function FormatChoice<Value extends string>({ label, ...select }: FormatChoiceProps<Value>) {
  return (
    <>
      <label htmlFor={select.id}>{label}</label>
      <Select<Value> {...select} popupMatchSelectWidth={false} />
    </>
  );
}
