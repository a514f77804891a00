import { labelIn } from '@portal/features';
import { DayField, MoneyField, NumberField } from '@portal/ui-antd';
import { Form, Input, Select, type FormItemProps, type InputProps, type SelectProps } from 'antd';
import type { ComponentProps } from 'react';

/** A field of a form: name, label and what else is said of it. */
type Item = Omit<FormItemProps, 'children'>;

/** Name and label of a field, as its catalogue has them. */
export const fieldOf = <Fields extends object>(fields: Fields, name: keyof Fields & string) => ({
  name,
  label: labelIn(fields, name),
});

/** A line of text. */
export const LineItem = ({ input, ...item }: Item & { input?: InputProps }) => (
  <Form.Item {...item}>
    <Input {...input} />
  </Form.Item>
);

/** A text of several lines: how many at least and at most are in sight. */
export const TextItem = ({ rows: [minRows, maxRows], ...item }: Item & { rows: readonly [number, number] }) => (
  <Form.Item {...item}>
    <Input.TextArea autoSize={{ minRows, maxRows }} />
  </Form.Item>
);

/** One of a few values. */
export const ChoiceItem = ({ options, ...item }: Item & Pick<SelectProps, 'options'>) => (
  <Form.Item {...item}>
    <Select options={options} />
  </Form.Item>
);

/** A calendar day. */
export const DayItem = ({ day, ...item }: Item & { day?: ComponentProps<typeof DayField> }) => (
  <Form.Item {...item}>
    <DayField {...day} />
  </Form.Item>
);

/** An amount in US dollars. */
export const MoneyItem = (item: Item) => (
  <Form.Item {...item}>
    <MoneyField />
  </Form.Item>
);

export const NumberItem = ({ field, ...item }: Item & { field?: ComponentProps<typeof NumberField> }) => (
  <Form.Item {...item}>
    <NumberField {...field} />
  </Form.Item>
);
