import { Form, Input, Select, type FormItemProps, type InputProps, type SelectProps } from 'antd';
import type { ComponentProps } from 'react';
import { DayField } from './day-field.js';
import { MoneyField, NumberField } from './number-field.js';

/** A field of a form: name, label and what else is said of it. */
type Item = Omit<FormItemProps, 'children'>;

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
