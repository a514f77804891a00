import { declineDealDocument, type DealDocumentView } from '@portal/contracts';
import { useDeclineDealDocument } from '@portal/data-access';
import { ReasonModal } from '@portal/ui-antd';

/** The no to a document, with what would have to be different. */
export function DeclineDocument({ document, onClose }: { document: DealDocumentView; onClose: () => void }) {
  const decline = useDeclineDealDocument();
  return (
    <ReasonModal
      title={`Decline “${document.title}”?`}
      schema={declineDealDocument}
      toInput={({ reason }) => (reason ? { reason } : {})}
      submitText="Decline document"
      onSubmit={(input) => decline.mutateAsync({ id: document.id, ...input })}
      toasts={{ success: 'Document declined successfully.', failure: 'Failed to decline document.' }}
      onClose={onClose}
      name="reason"
      label="What should be different?"
      extra="We can write a new one and send it to you."
    />
  );
}
