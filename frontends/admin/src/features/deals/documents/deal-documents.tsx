import { generatedDocumentKinds, type DealView } from '@portal/contracts';
import { dealDocumentQueries, useCan, useCreateDealDocument, useRestoreDealDocument } from '@portal/data-access';
import { DocumentList, documentKindLabels, useLiveDeals } from '@portal/features';
import { ErrorState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { FilePlus2, Upload } from 'lucide-react';
import { useState } from 'react';
import { DeletedRows } from '../../../deleted/deleted-rows.js';
import { withToast } from '../../../toasts/with-toast.js';
import { dealToasts } from '../deal-toasts.js';
import { DocumentActions } from './document-actions.js';
import { UploadDocument } from './upload-document.js';
import '../deals.css';

/** The documents of a deal: generated from it or uploaded, sent, signed. */
export function DealDocuments({ deal }: { deal: DealView }) {
  const { data, error, refetch } = useQuery(dealDocumentQueries.ofDeal(deal.id));
  const changes = useLiveDeals('deal_documents');
  if (error && !data)
    return <ErrorState title="The documents could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  return (
    <div className="deal-documents">
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
  return (
    <DeletedRows
      title="Deleted documents"
      noun="document"
      rows={data?.data}
      nameOf={({ title }) => title}
      mutation={useRestoreDealDocument()}
    />
  );
}

/** Generates a document from the deal, or uploads one; not for ended deals. */
function NewDocuments({ deal }: { deal: DealView }) {
  const create = useCreateDealDocument();
  const mayCreate = useCan('deal_document.create');
  const [uploading, setUploading] = useState(false);
  const ended = deal.current_status === 'cancelled' || deal.current_status === 'completed';
  if (!mayCreate || ended) return null;
  return (
    <div className="flex wrap gap-8">
      {generatedDocumentKinds.map((kind) => (
        <Button
          key={kind}
          disabled={create.isPending}
          icon={<FilePlus2 size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void withToast(create.mutateAsync({ deal_id: deal.id, kind }), dealToasts.documentCreated)}
        >
          Write {documentKindLabels[kind].toLowerCase()}
        </Button>
      ))}
      <Button icon={<Upload size={15} strokeWidth={1.75} aria-hidden="true" />} onClick={() => setUploading(true)}>
        Upload document
      </Button>
      {uploading ? <UploadDocument deal={deal} onClose={() => setUploading(false)} /> : null}
    </div>
  );
}
