import { messages } from '@portal/contracts';
import { type ActionToasts, useActionToasts, useOnline } from '@portal/ui';
import { Button, Form, Input, Modal } from 'antd';
import { type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react';
import type { z } from 'zod';
import { usePhone } from '../use-media-query.js';
import { DraftOffer } from './drafts/draft-offer.js';
import { useUnsavedChanges } from './drafts/unsaved-changes.js';
import { useFocusBack } from './focus-successor.js';
import { FormFailure, WaitingNote } from './form-failure.js';
import { modalInPage } from './modal-in-page.js';
import { useSchemaForm } from './use-schema-form.js';
import './form.css';

interface FormModalProps<Schema extends z.ZodType, Answer> {
  /** Names what the form does and to which record: what is typed is kept under this name. */
  title: string;
  /** The contract's own schema: the form refuses what the API would refuse, in the same words. */
  schema: Schema;
  initialValues?: Record<string, unknown>;
  toInput?: (values: Record<string, unknown>) => unknown;
  /** What the button does: "Save changes". */
  submitText: string;
  /** Whether what the form does can't be undone. */
  isDanger?: boolean;
  /** The text of the other button where "Cancel" could be taken for what the form does. */
  keepText?: string;
  /** Rejects with the API's error to keep the form open with the reasons beside the fields and the buttons. */
  onSubmit: (values: z.output<Schema>) => Promise<Answer>;
  /** Asks before it is sent; where the user doesn't agree, the form stays as it is. */
  confirm?: (values: z.output<Schema>) => Promise<boolean>;
  /**
   * The toast of success, and the text beside the buttons for a failure without one; none where `onSubmit` shows them.
   */
  toasts?: ActionToasts;
  /** Whether something is to go with the form that isn't one of its fields, such as a chosen file. */
  hasMore?: () => boolean;
  /** Called with what `onSubmit` gave, where that was sent. */
  onClose: (answer?: Answer) => void;
  /** `Form.Item`s named like the schema's fields. */
  children: ReactNode;
}

/**
 * A form in a dialog. Mount it to open it, unmount it when `onClose` is called. Its first field has the focus at once, its
 * buttons stay in sight with what was refused beside them, and it is locked while it saves; without a network it can be
 * closed, and what was sent goes out later.
 */
export function FormModal<Schema extends z.ZodType, Answer>(props: FormModalProps<Schema, Answer>) {
  const { toasts, title } = props;
  const handlers = useActionToasts(toasts ?? { failure: messages.http.unknown });
  const isClosed = useRef(false);
  const answer = useRef<Answer>(undefined);
  const { formProps, saving, failure, hint, submit, hasChanges, draft, dropDraft } = useSchemaForm({
    ...props,
    name: title,
    failureText: toasts?.failure,
    onSubmit: async (values) => {
      try {
        answer.current = await props.onSubmit(values);
      } catch (error) {
        if (isClosed.current) handlers.onError(error); // the form can't show it any more
        throw error;
      }
    },
  });
  const online = useOnline();
  const isWaiting = saving && !online; // it is sent once there is a network, whether the dialog stands or not
  const isSaved = useRef(false);
  const mayLeave = useUnsavedChanges(
    () => !isSaved.current && !isClosed.current && (hasChanges() || (props.hasMore?.() ?? false)),
  );
  const phone = usePhone(); // there the focus brings up the keys, over what is to be read first
  useFocusBack();
  const begin = useCallback((fields: HTMLDivElement | null) => (phone ? undefined : focusFirst(fields)), [phone]);

  const send = async (): Promise<void> => {
    if (!(await submit())) return;
    isSaved.current = true; // so that `onClose` may go elsewhere without a question
    handlers.onSuccess();
    if (!isClosed.current) props.onClose(answer.current);
  };
  const close = async (): Promise<void> => {
    if (isWaiting) {
      isClosed.current = true;
      return props.onClose(); // the draft stays until it was sent
    }
    if (saving || !(await mayLeave())) return;
    if (hasChanges()) dropDraft(); // an earlier one that was only offered stays
    props.onClose();
  };
  return (
    <Modal
      open
      title={title}
      onCancel={() => void close()}
      width={560}
      mask={{ closable: false }}
      {...modalInPage}
      className="form-dialog"
      footer={
        <div className="form-dialog__foot stack gap-12">
          <FormFailure text={failure} hint={hint} />
          <WaitingNote waits={saving} />
          <div className="form-dialog__buttons end flex wrap gap-8">
            <Button disabled={saving && online} onClick={() => void close()}>
              {isWaiting ? 'Close' : (props.keepText ?? 'Cancel')}
            </Button>
            <Button
              type="primary"
              danger={props.isDanger ?? false}
              disabled={saving}
              loading={saving && online}
              onClick={() => void send()}
            >
              {props.submitText}
            </Button>
          </div>
        </div>
      }
    >
      <div ref={begin}>
        <DraftOffer draft={draft} />
        <Form
          {...formProps}
          layout="vertical"
          initialValues={props.initialValues ?? {}}
          requiredMark={(label, { required }) => (required ? label : <OptionalLabel>{label}</OptionalLabel>)}
          // before a select opens its list
          onKeyDownCapture={(event) => {
            if (!isSendingSelect(event)) return;
            event.stopPropagation();
            void send();
          }}
          onKeyDown={(event) => {
            if (isSending(event)) void send();
          }}
          className="form-modal"
        >
          {props.children}
        </Form>
      </div>
    </Modal>
  );
}

/** Enter in a line of text, or with Ctrl or ⌘ in a longer one; not where it takes an option or ends a word of an input method. */
function isSending({ key, target, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing) return false;
  if (target instanceof Element && target.closest('textarea, [contenteditable="true"]')) return ctrlKey || metaKey;
  return target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox';
}

/** Enter with Ctrl or ⌘ in a select whose list is closed. */
const isSendingSelect = ({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  (ctrlKey || metaKey) &&
  target instanceof Element &&
  target.matches('[role="combobox"]:not([aria-expanded="true"])');

/** Begins in the first field before the first frame, so that what is typed right after the click gets there. */
function focusFirst(fields: HTMLElement | null): void {
  if (!fields?.contains(document.activeElement))
    fields?.querySelector<HTMLElement>('form input:not([type="file"]), form textarea')?.focus();
}

const OptionalLabel = ({ children }: { children: ReactNode }) => (
  <>
    {children} <span className="form-modal__optional weight-400 muted">optional</span>
  </>
);

interface ReasonModalProps<Schema extends z.ZodType, Answer> extends Omit<FormModalProps<Schema, Answer>, 'children'> {
  /** The schema's field for the words, what it is called, and who reads it. */
  name: string;
  label: string;
  extra: string;
  required?: boolean;
  /** What is to be known before. */
  children?: ReactNode;
}

/** A dialog with one text field: the reason of declining, voiding or requesting changes. */
export const ReasonModal = <Schema extends z.ZodType, Answer>({
  name,
  label,
  extra,
  required = false,
  children,
  ...form
}: ReasonModalProps<Schema, Answer>) => (
  <FormModal initialValues={{ [name]: '' }} {...form}>
    {children}
    <Form.Item name={name} label={label} extra={extra} required={required}>
      <Input.TextArea autoFocus autoSize={{ minRows: 3, maxRows: 10 }} />
    </Form.Item>
  </FormModal>
);
