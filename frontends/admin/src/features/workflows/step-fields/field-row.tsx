import { Form, Select, type SelectProps } from 'antd';
import { useId, type ReactNode } from 'react';

/** What ties a control to its label and to its reason. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
}

interface FieldRowProps {
  label: string;
  /** Why it can't stay as it is. */
  problem?: string | undefined;
  extra?: ReactNode;
  isRequired?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A field of the builder: its label above, the reason of a refusal below. */
export function FieldRow({ label, problem, extra, isRequired = true, children }: FieldRowProps) {
  const id = useId();
  const problemId = `${id}problem`;
  return (
    <Form.Item
      htmlFor={id}
      label={
        isRequired ? (
          label
        ) : (
          <>
            {label} <span className="form-modal__optional weight-400">optional</span>
          </>
        )
      }
      validateStatus={problem ? 'error' : ''}
      help={
        problem ? (
          <span id={problemId} className="workflow-problem">
            {problem}
          </span>
        ) : undefined
      }
      extra={extra}
    >
      {children({ id, ...(problem ? { 'aria-describedby': problemId, 'aria-invalid': 'true' } : {}) })}
    </Form.Item>
  );
}

type ChoiceRowProps<Value> = Pick<FieldRowProps, 'label' | 'problem' | 'extra'> &
  Pick<SelectProps<Value>, 'value' | 'options' | 'onChange' | 'showSearch'>;

/** A field with one of several values. */
export const ChoiceRow = <Value,>({ label, problem, extra, ...select }: ChoiceRowProps<Value>) => (
  <FieldRow label={label} problem={problem} extra={extra}>
    {(control) => <Select<Value> {...control} {...select} />}
  </FieldRow>
);
