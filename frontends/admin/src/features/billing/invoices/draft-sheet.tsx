import { invoiceFields, typedTotals, UpdateInvoice, type InvoiceView, type TypedLine } from '@portal/contracts';
import { fieldOf, InvoiceSheet, InvoiceSums } from '@portal/features';
import { keysText, useOnline } from '@portal/ui';
import {
  changesOf,
  DayItem,
  DraftOffer,
  FormFailure,
  NumberItem,
  TextItem,
  usePhone,
  useSaveRecord,
  useSchemaForm,
  useUnsavedChanges,
  WaitingNote,
} from '@portal/ui-antd';
import { Button, Form } from 'antd';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { DraftLines } from './draft-lines.js';
import { draftOf, fieldsOf, writtenDraft } from './draft-values.js';
import { invoiceRecord } from './invoice.record.js';
import '../billing.css';

/** What the page asks of a draft that is being written. */
export interface DraftHandle {
  /** Saves what was typed; gives the draft as it is then, or undefined where it couldn't be saved. */
  settle: () => Promise<InvoiceView | undefined>;
  /** Forgets what was typed: the draft is gone. */
  forget: () => void;
}

/** A draft, written on the paper that it becomes: lines, tax, due day and notes, with the sums as they are typed. */
export function DraftSheet({ invoice, ref }: { invoice: InvoiceView; ref?: Ref<DraftHandle> }) {
  const online = useOnline();
  const phone = usePhone(); // there the focus brings up the keys
  const saved = useRef<InvoiceView>(undefined);
  const [opened, setOpened] = useState(invoice);
  const [touched, setTouched] = useState(false);
  const isTyping = useRef(false); // `touched`, known at once to who leaves in the same moment
  const touch = (isTouched: boolean): void => {
    isTyping.current = isTouched;
    setTouched(isTouched);
  };
  const show = (row: InvoiceView): void => {
    touch(false);
    setOpened(row);
    dropDraft();
  };
  const { save, conflictDialog } = useSaveRecord(invoiceRecord, invoice, {
    onSaved: (row) => {
      saved.current = row;
      show(row);
    },
    onKept: (row) => show(row),
  });
  const changes = (values: Record<string, unknown>) => changesOf(writtenDraft(opened), draftOf(values));
  const { form, formProps, saving, failure, hint, submit, draft, dropDraft } = useSchemaForm({
    name: `Draft invoice ${invoice.id}`,
    schema: UpdateInvoice,
    toInput: changes,
    onSubmit: async (input) => {
      await save(input, opened);
      return saved.current !== undefined; // not where another user was faster, and what to save is being asked
    },
  });
  const mayLeave = useUnsavedChanges(() => isTyping.current);
  // the saved values, this user's or another's, show as long as nothing is being changed here
  if (invoice.version > opened.version && !touched) setOpened(invoice);
  useEffect(() => form.setFieldsValue(fieldsOf(opened)), [form, opened]);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (saving || !(focused.current instanceof HTMLElement)) return;
    const isLost = (): boolean => document.activeElement === document.body;
    if (isLost()) focused.current.focus(); // locked fields lose it
    if (isLost()) [...document.querySelectorAll<HTMLElement>('.draft-line__words input')].at(-1)?.focus();
    focused.current = null;
  }, [saving]);

  const send = async (): Promise<InvoiceView | undefined> => {
    focused.current = document.activeElement;
    saved.current = undefined;
    await submit();
    return saved.current;
  };
  const forget = (): void => {
    form.resetFields(); // with what was refused
    form.setFieldsValue(fieldsOf(opened));
    touch(false);
    dropDraft();
  };
  const discard = async (): Promise<void> => {
    if (!saving && (await mayLeave())) forget();
  };
  useImperativeHandle(ref, () => ({ settle: () => (touched ? send() : Promise.resolve(opened)), forget }));
  const onKeyDown = (event: KeyboardEvent): void => {
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.nativeEvent.isComposing || !(isSending || (event.key === 'Escape' && touched && !isPopupOpen()))) return;
    event.preventDefault();
    event.stopPropagation();
    void (isSending ? send() : discard());
  };
  return (
    <>
      <Form
        {...formProps}
        layout="vertical"
        requiredMark={false}
        initialValues={fieldsOf(opened)}
        onValuesChange={(changed: Record<string, unknown>) => {
          touch(Object.keys(changes(form.getFieldsValue())).length > 1); // more than the version
          formProps.onValuesChange(changed);
        }}
        onFinish={() => void send()}
        onKeyDown={onKeyDown}
        className="draft-sheet"
      >
        <DraftOffer draft={draft && { ...draft, restore: () => (touch(true), draft.restore()) }} />
        <InvoiceSheet
          invoice={invoice}
          due={
            <DayItem {...fieldOf(invoiceFields, 'due_date')} extra="By default the company’s terms after the issue." />
          }
        >
          <DraftLines
            scheduled={scheduledOf(invoice)}
            isEmpty={invoice.lines.length === 0 && !phone}
            dealId={invoice.deal_id}
          />
          <div className="draft-sheet__end">
            <TextItem
              {...fieldOf(invoiceFields, 'notes')}
              extra="The customer reads this on the invoice."
              rows={[2, 8]}
            />
            <div className="stack gap-10">
              <NumberItem {...fieldOf(invoiceFields, 'tax_rate')} field={{ step: 0.25 }} />
              <LiveSums invoice={invoice} />
            </div>
          </div>
          {touched ? <FormFailure text={failure} hint={hint} /> : null}
          <div className="draft-sheet__save sticky line-above row wrap gap-12">
            <Button type="primary" htmlType="submit" loading={saving && online} disabled={!touched || saving}>
              Save changes
            </Button>
            {touched ? (
              <Button disabled={saving} onClick={() => void discard()}>
                Discard
              </Button>
            ) : null}
            <WaitingNote waits={saving} />
            <span className="muted small" role="status">
              {touched ? `Not saved yet: ${keysText('mod+Enter')} saves` : 'Saved'}
            </span>
          </div>
        </InvoiceSheet>
      </Form>
      {conflictDialog}
    </>
  );
}

/** Whether a menu or a calendar is open, which Escape closes. */
const isPopupOpen = (): boolean =>
  document.querySelector(
    ':is(.ant-dropdown, .ant-picker-dropdown):not(.ant-dropdown-hidden, .ant-picker-dropdown-hidden)',
  ) !== null;

const scheduledOf = ({ lines }: InvoiceView) => lines.filter(({ schedule_entry_id: entry }) => entry !== null);

/** What the draft comes to, as it is typed; what the server answers is what is billed. */
function LiveSums({ invoice }: { invoice: InvoiceView }) {
  const form = Form.useFormInstance();
  const lines = (Form.useWatch('lines', form) ?? []) as (TypedLine | undefined)[];
  const rate: unknown = Form.useWatch('tax_rate', form);
  const typed = UpdateInvoice.shape.tax_rate.safeParse(rate);
  const tax_rate = typed.data ?? 0;
  const all = [...scheduledOf(invoice), ...lines.filter((line) => line !== undefined)];
  return <InvoiceSums invoice={{ ...invoice, ...typedTotals(all, tax_rate), tax_rate }} />;
}
