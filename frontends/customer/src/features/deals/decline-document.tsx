import { declineDealDocument, type DealDocumentView } from '@portal/contracts';
import { useDeclineDealDocument } from '@portal/data-access';
import { FormModal } from '@portal/ui-antd';
import { Form, Input } from 'antd';

/** The no to a document, with what would have to be different. */
export function DeclineDocument({ document, onClose }: { document: DealDocumentView; onClose: () => void }) {
  const decline = useDeclineDealDocument();
  return (
    <FormModal
      title={`Decline “${document.title}”?`}
      schema={declineDealDocument}
      initialValues={{ reason: '' }}
      toInput={({ reason }) => (reason ? { reason } : {})}
      submitText="Decline document"
      onSubmit={(input) => decline.mutateAsync({ id: document.id, ...input })}
      says={{ success: 'Document declined successfully.', failure: 'Failed to decline document.' }}
      onClose={onClose}
    >
      <Form.Item name="reason" label="What should be different?" extra="We can write a new one and send it to you.">
        <Input.TextArea autoFocus autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
    </FormModal>
  );
}
