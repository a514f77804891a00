import { CreateDealDocument, generatedDocumentKinds, type DealDocumentKind, type DealView } from '@portal/contracts';
import { dealDocumentQueries, useCan, useCreateDealDocument, useUploadDealDocument } from '@portal/data-access';
import { documentKindLabels, DocumentList, NewButton, optionsOf, useLiveDeals } from '@portal/features';
import { ErrorState } from '@portal/ui';
import { ChoiceItem, FileField, FormModal, LineItem, useOneAtATime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { FilePlus2, Upload } from 'lucide-react';
import { z } from 'zod';
import { DeletedRows } from '../../../records/restore-record.js';
import { withToast } from '../../../toasts/with-toast.js';
import { DocumentActions, documentRecord } from './document-actions.js';
import '../deals.css';

/** The documents of a deal: generated from it or uploaded, sent, signed. */
export function DealDocuments({ deal }: { deal: DealView }) {
  const { data, error, refetch } = useQuery(dealDocumentQueries.ofDeal(deal.id));
  const changes = useLiveDeals('deal_documents');
  if (error && !data)
    return <ErrorState title="The documents could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  return (
    <div className="stack gap-12">
      <NewDocuments deal={deal} />
      <DocumentList
        documents={data?.data}
        changes={changes}
        empty="No documents yet. A quote or a contract is written from the deal as it stands."
        actions={(document) => <DocumentActions document={document} />}
      />
      <DeletedDocuments dealId={deal.id} />
    </div>
  );
}

/** The drafts of a deal that were deleted in the last 30 days. */
function DeletedDocuments({ dealId }: { dealId: string }) {
  const { data } = useQuery(dealDocumentQueries.deletedOf(dealId));
  return <DeletedRows title="Deleted documents" of={documentRecord} rows={data?.data} />;
}

/** Generates a document from the deal, or uploads one; not for ended deals. */
function NewDocuments({ deal }: { deal: DealView }) {
  const create = useCreateDealDocument();
  // not locked meanwhile: a locked button loses the focus
  const write = useOneAtATime((kind: DealDocumentKind) =>
    withToast(create.mutateAsync({ deal_id: deal.id, kind }), documentRecord.toasts.created),
  );
  const mayCreate = useCan('deal_document.create');
  const ended = deal.current_status === 'cancelled' || deal.current_status === 'completed';
  if (!mayCreate || ended) return null;
  return (
    <div className="flex wrap gap-8">
      {generatedDocumentKinds.map((kind) => (
        <Button key={kind} icon={<FilePlus2 size={15} strokeWidth={1.75} />} onClick={() => void write(kind)}>
          Write {documentKindLabels[kind].toLowerCase()}
        </Button>
      ))}
      <NewButton
        icon={<Upload size={15} strokeWidth={1.75} />}
        label="Upload document"
        form={(close) => <UploadDocument deal={deal} onClose={close} />}
      />
    </div>
  );
}

/** Files a document that was written elsewhere. */
export const UploadDocument = ({ deal, onClose }: { deal: DealView; onClose: () => void }) => (
  <FormModal
    title="Upload document"
    schema={uploading}
    initialValues={{ kind: 'contract', title: '' }}
    toInput={(values) => ({
      deal_id: deal.id,
      kind: values['kind'],
      ...(values['title'] ? { title: values['title'] } : {}),
      file: values['file'],
    })}
    submitText="Upload document"
    onSubmit={useUploadDealDocument().mutateAsync}
    toasts={documentRecord.toasts.created}
    onClose={onClose}
  >
    <ChoiceItem name="kind" label="Kind" required options={optionsOf(documentKindLabels)} />
    <Form.Item name="file" label="File" required extra="At most 10 MB. To be signed it must be a PDF.">
      <FileField />
    </Form.Item>
    <LineItem name="title" label="Title" extra="By default the name of the file." input={{ autoComplete: 'off' }} />
  </FormModal>
);

const uploading = CreateDealDocument.pick({ deal_id: true, kind: true, title: true }).extend({
  file: z.instanceof(File, { error: 'Choose a file' }),
});
