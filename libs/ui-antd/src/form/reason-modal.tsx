import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { FormModal, type FormModalProps } from './form-modal.js';

interface ReasonModalProps<Schema extends z.ZodType> extends Omit<FormModalProps<Schema>, 'children'> {
  /** The schema's field for the words, what it is called, and who reads it. */
  name: string;
  label: string;
  extra: string;
  required?: boolean;
  /** What is to be known before. */
  children?: ReactNode;
}

/** A dialog with one text field: the reason of declining, voiding or requesting changes. */
export const ReasonModal = <Schema extends z.ZodType>({
  name,
  label,
  extra,
  required = false,
  children,
  ...form
}: ReasonModalProps<Schema>) => (
  <FormModal initialValues={{ [name]: '' }} {...form}>
    {children}
    <Form.Item name={name} label={label} extra={extra} required={required}>
      <Input.TextArea autoFocus autoSize={{ minRows: 3, maxRows: 10 }} />
    </Form.Item>
  </FormModal>
);
