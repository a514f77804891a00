import { Alert, Form, Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import type { z } from 'zod';
import { usePhone } from '../use-media-query.js';
import { useFocusBack } from './use-focus-back.js';
import { useSchemaForm } from './use-schema-form.js';
import { useUnsavedChanges } from './unsaved-changes.js';
import './form.css';

interface FormModalProps<Schema extends z.ZodType> {
  title: string;
  /** The contract's own schema: the form refuses what the API would refuse, in the same words. */
  schema: Schema;
  initialValues?: Record<string, unknown>;
  toInput?: (values: Record<string, unknown>) => unknown;
  /** What the button does: "Save changes". */
  submitText: string;
  /** What the other button says where "Cancel" could be taken for what the form does. */
  keepText?: string;
  /** Rejects with the API's error to keep the form open with the reasons beside the fields. */
  onSubmit: (values: z.output<Schema>) => Promise<unknown>;
  onClose: () => void;
  /** `Form.Item`s named like the schema's fields. */
  children: ReactNode;
}

/** A form in a dialog. Mount it to open it, unmount it when `onClose` is called. */
export function FormModal<Schema extends z.ZodType>(props: FormModalProps<Schema>) {
  const { form, saving, failure, submit, recheck } = useSchemaForm(props);
  const isSaved = useRef(false);
  const mayLeave = useUnsavedChanges(() => !isSaved.current && form.isFieldsTouched());
  const fields = useRef<HTMLDivElement>(null);
  const phone = usePhone(); // there the focus brings up the keys, over what is to be read first
  useFocusBack();

  const send = async (): Promise<void> => {
    if (!(await submit())) return;
    isSaved.current = true; // so that `onClose` may go elsewhere without a question
    props.onClose();
  };
  const close = async (): Promise<void> => {
    if (await mayLeave()) props.onClose();
  };
  return (
    <Modal
      open
      title={props.title}
      okText={props.submitText}
      cancelText={props.keepText ?? 'Cancel'}
      confirmLoading={saving}
      onOk={() => void send()}
      onCancel={() => void close()}
      width={560}
      mask={{ closable: false }}
      afterOpenChange={(isOpen) => {
        if (isOpen && !phone) focusFirst(fields.current);
      }}
    >
      <div ref={fields}>
        <Form
          form={form}
          layout="vertical"
          onValuesChange={recheck}
          initialValues={props.initialValues ?? {}}
          requiredMark={(label, { required }) => (required ? label : <OptionalLabel>{label}</OptionalLabel>)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isChoosing(event.target))
              void send();
          }}
          className="form-modal"
        >
          {failure ? <Alert type="error" title={failure} role="alert" className="form-modal__failure" /> : null}
          {props.children}
        </Form>
      </div>
    </Modal>
  );
}

/** There Enter takes an option. */
const isChoosing = (field: HTMLInputElement): boolean => field.getAttribute('role') === 'combobox';

/** Begins in the first field, unless a field has the focus already. */
function focusFirst(fields: HTMLElement | null): void {
  if (!fields?.contains(document.activeElement))
    fields?.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus();
}

const OptionalLabel = ({ children }: { children: ReactNode }) => (
  <>
    {children} <span className="form-modal__optional">optional</span>
  </>
);
