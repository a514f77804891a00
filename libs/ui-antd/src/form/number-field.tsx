import { Input, type InputProps, type InputRef } from 'antd';
import { type KeyboardEvent, type Ref, useState } from 'react';

interface NumberFieldProps extends Pick<
  InputProps,
  | 'id'
  | 'prefix'
  | 'suffix'
  | 'placeholder'
  | 'autoFocus'
  | 'disabled'
  | 'className'
  | 'status'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-invalid'
> {
  ref?: Ref<InputRef>;
  /** A number; a text that is none stays as it was typed, and the form's schema refuses it. */
  value?: number | string | null;
  onChange?: (value: number | string | null) => void;
  /** What the arrow keys add and take away. */
  step?: number;
  /** How many of the value's units one of the field's is: 60 for hours kept in minutes, which are whole. */
  units?: number;
  /** With how many decimals a value is shown that wasn't typed here, where it has no more. */
  decimals?: number;
}

/**
 * A field for an amount, a count or a percentage, made for a `Form.Item`. It changes nothing of what was typed: too many
 * decimals, too large a number or a word stay in the field, with the schema's sentence beside it.
 */
export function NumberField({ value, onChange, step = 1, units = 1, decimals = 0, ...input }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const valueOf = (text: string): number | string | null => {
    const read = readNumber(text);
    return typeof read === 'number' && units !== 1 ? Math.round(read * units) : read;
  };
  const take = (text: string): void => {
    setTyped(text);
    onChange?.(valueOf(text));
  };
  const shown = valueOf(typed) === (value ?? null) ? typed : textOf(value, units, decimals);
  const stepWith = (event: KeyboardEvent): void => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const from = readNumber(shown) ?? 0;
    if (direction === undefined || typeof from === 'string') return;
    event.preventDefault();
    take(String(Math.max(0, Math.round((from + direction * step) * 1e6) / 1e6)));
  };
  return (
    <Input
      {...input}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => take(event.target.value)}
      onKeyDown={stepWith}
    />
  );
}

/** US dollars: "450.00". */
export const MoneyField = (props: NumberFieldProps) => <NumberField {...props} prefix="$" decimals={2} />;

/** A value that wasn't typed here, as a text of the field's units; never rounded but where units make fractions. */
function textOf(value: number | string | null | undefined, units: number, decimals: number): string {
  if (typeof value !== 'number') return value ?? '';
  if (units !== 1) return String(Math.round((value / units) * 100) / 100);
  return Number(value.toFixed(decimals)) === value ? value.toFixed(decimals) : String(value);
}

/** Digits, thousands set apart by commas or not, a decimal point. */
const NUMBER = /^-?(?=\.?\d)(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;

/** The number that a person typed, also with a dollar sign: "$1,250.00" is 1250. Null for nothing; else the text itself. */
export function readNumber(text: string): number | string | null {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed === '') return null;
  return NUMBER.test(typed) ? Number(typed.replaceAll(',', '')) : text;
}
