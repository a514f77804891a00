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
  const [hasDays, hasNumbers] = [has('day'), has('number', 'minutes')];
  if (!hasDays && !hasNumbers) return null;
  return (
    <div className="import-choices">
      {hasDays ? (
        <>
          <label htmlFor="days-of-import">Days are written</label>
          <Select<DateOrder>
            id="days-of-import"
            value={formats.dates}
            popupMatchSelectWidth={false}
            options={dateOrders.map((value) => ({ value, label: `${orderLabels[value]} (${dateExamples[value]})` }))}
            onChange={(dates) => onChange({ ...formats, dates })}
          />
        </>
      ) : null}
      {hasNumbers ? (
        <>
          <label htmlFor="numbers-of-import">Numbers have a</label>
          <Select<DecimalSign>
            id="numbers-of-import"
            value={formats.decimals}
            popupMatchSelectWidth={false}
            options={decimalSigns.map((value) => ({
              value,
              label: `${signLabels[value]} (${decimalExamples[value]})`,
            }))}
            onChange={(decimals) => onChange({ ...formats, decimals })}
          />
        </>
      ) : null}
    </div>
  );
}
