import { readCell, type ImportField, type ImportReading, valueLabel } from '@portal/contracts';
import { minutesText, moneyText } from '@portal/features';
import { formatDay } from '@portal/ui';

interface CellAsReadProps {
  field: ImportField;
  heading: string;
  text: string;
  reading: ImportReading;
}

/** A cell, and what it is read as where that isn't plain from it. */
export function CellAsRead({ field, heading, text, reading }: CellAsReadProps) {
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
  if (typeof value === 'number') {
    if (type === 'dollars') return moneyText(value);
    return type === 'minutes' ? minutesText(value) : value.toLocaleString('en-US');
  }
  const choices = (Array.isArray(value) ? value : [value]) as (string | undefined)[];
  return choices.map((one) => (one === undefined ? 'nothing' : valueLabel(one))).join(', ');
}
