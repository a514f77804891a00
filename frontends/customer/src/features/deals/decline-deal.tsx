import { declineDeal, type DealView } from '@portal/contracts';
import { useDeclineDeal } from '@portal/data-access';
import { FormModal } from '@portal/ui-antd';
import { Form, Input } from 'antd';

/** The no to a deal, with what would have to be different. */
export function DeclineDeal({ deal, onClose }: { deal: DealView; onClose: () => void }) {
  const decline = useDeclineDeal();
  return (
    <FormModal
      title={`Decline “${deal.title}”?`}
      schema={declineDeal}
      initialValues={{ reason: '' }}
      toInput={({ reason }) => (reason ? { reason } : {})}
      submitText="Decline deal"
      onSubmit={(input) => decline.mutateAsync({ id: deal.id, ...input })}
      says={{ success: 'Deal declined successfully.', failure: 'Failed to decline deal.' }}
      onClose={onClose}
    >
      <Form.Item name="reason" label="What should be different?" extra="We can change the deal and send it again.">
        <Input.TextArea autoFocus autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
    </FormModal>
  );
}
