import type { Field } from '@portal/contracts';
import { Form, type FormItemProps } from 'antd';

type Catalogue = Readonly<Record<string, Field | string>>;

/** The label of a field. @throws Error for one that the catalogue leaves out */
export function labelIn(fields: object, name: string): string {
  const field = (fields as Catalogue)[name];
  if (typeof field !== 'object') throw new Error(`${name} isn’t in the catalogue`);
  return field.label;
}

interface FieldItemProps<Fields extends object> extends Omit<FormItemProps, 'name' | 'label'> {
  /** The catalogue of the record. */
  of: Fields;
  name: keyof Fields & string;
}

/** A field of a form, with the label that its catalogue has. */
export const FieldItem = <Fields extends object>({ of, name, ...item }: FieldItemProps<Fields>) => (
  <Form.Item name={name} label={labelIn(of, name)} {...item} />
);
