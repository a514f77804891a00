import {
  dealDocumentTransitions,
  requiredLongText,
  UpdateDealDocument,
  type DealDocumentView,
} from '@portal/contracts';
import { useCan, useDeleteDealDocument, useUpdateDealDocument, useRestoreDealDocument } from '@portal/data-access';
import { FormModal, ReasonModal, useConfirmDelete } from '@portal/ui-antd';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { withToast } from '../../../toasts/with-toast.js';
import { RowMenu } from '../../../views/row-menu.js';
import { recordToasts } from '../../../records/record-kind.js';

/** A document of a deal; only drafts are deleted. */
export const documentRecord = {
  noun: ['document', 'documents'],
  nameOf: ({ title }: DealDocumentView): string => title,
  toasts: recordToasts('document'),
  useRestore: useRestoreDealDocument,
} as const;

/** What an admin can do with a document: send it, take it back, delete a draft. */
export function DocumentActions({ document }: { document: DealDocumentView }) {
  const update = useUpdateDealDocument();
  const mayUpdate = useCan('deal_document.update');
  const [openDialog, setOpenDialog] = useState<'void' | 'rename'>();
  const { id, version, title, status } = document;
  const { confirmDelete } = useConfirmDelete({
    id,
    mutation: useDeleteDealDocument(),
    noun: 'document',
    title: `Delete “${title}”?`,
    text: 'The customer has not seen it. An admin can bring it back for 30 days.',
    toasts: documentRecord.toasts.deleted,
  });
  if (!mayUpdate) return null;
  const steps = dealDocumentTransitions.allowed(status, 'admin');
  return (
    <>
      {steps.includes('sent') ? (
        <Button
          size="small"
          loading={update.isPending}
          aria-label={`Send “${title}” to the customer`}
          onClick={() =>
            void withToast(update.mutateAsync({ id, version, status: 'sent' }), {
              failure: documentRecord.toasts.updated.failure,
            })
          }
        >
          Send
        </Button>
      ) : null}
      <RowMenu
        name={title}
        items={[
          status === 'draft' && { key: 'rename', label: 'Rename', onClick: () => setOpenDialog('rename') },
          steps.includes('voided') && {
            key: 'void',
            label: 'Void',
            danger: true,
            onClick: () => setOpenDialog('void'),
          },
          status === 'draft' && { key: 'delete', label: 'Delete', danger: true, onClick: confirmDelete },
        ]}
      />
      {openDialog === 'void' ? <VoidDocument document={document} onClose={() => setOpenDialog(undefined)} /> : null}
      {openDialog === 'rename' ? <RenameDocument document={document} onClose={() => setOpenDialog(undefined)} /> : null}
    </>
  );
}

interface DocumentFormProps {
  document: DealDocumentView;
  onClose: () => void;
}

/** Changes a document from a form, which shows the result. */
function useChange(id: string): (changes: UpdateDealDocument) => Promise<unknown> {
  const update = useUpdateDealDocument();
  return (changes) => update.mutateAsync({ id, ...changes });
}

const renamingInput = UpdateDealDocument.required({ title: true });

/** Gives a draft another title; the file stays as it is. */
function RenameDocument({ document: { id, version, title }, onClose }: DocumentFormProps) {
  const change = useChange(id);
  return (
    <FormModal
      title={`Rename “${title}”`}
      schema={renamingInput}
      initialValues={{ title }}
      toInput={(values) => ({ title: values['title'] ?? '', version })}
      submitText="Save title"
      onSubmit={change}
      toasts={documentRecord.toasts.updated}
      onClose={onClose}
    >
      <Form.Item name="title" label="Title" required extra="The customer reads this. What is in the file stays.">
        <Input autoFocus autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

const voidingInput = UpdateDealDocument.extend({ reason: requiredLongText });

/** Voids a document: it can't be signed any more. */
function VoidDocument({ document, onClose }: DocumentFormProps) {
  const { id, version, title } = document;
  const change = useChange(id);
  return (
    <ReasonModal
      title={`Void “${title}”`}
      name="reason"
      label="Why"
      required
      extra="The customer reads this. Nobody can sign it any more."
      schema={voidingInput}
      toInput={(values) => ({ reason: values['reason'] ?? '', status: 'voided', version })}
      submitText="Void document"
      onSubmit={change}
      toasts={documentRecord.toasts.updated}
      onClose={onClose}
    />
  );
}
