import { declineDeal, type DealView } from '@portal/contracts';
import { useDeclineDeal } from '@portal/data-access';
import { ReasonModal } from '@portal/ui-antd';

/** The no to a deal, with what would have to be different. */
export function DeclineDeal({ deal, onClose }: { deal: DealView; onClose: () => void }) {
  const decline = useDeclineDeal();
  return (
    <ReasonModal
      title={`Decline “${deal.title}”?`}
      schema={declineDeal}
      toInput={({ reason }) => (reason ? { reason } : {})}
      submitText="Decline deal"
      onSubmit={(input) => decline.mutateAsync({ id: deal.id, ...input })}
      toasts={{ success: 'Deal declined successfully.', failure: 'Failed to decline deal.' }}
      onClose={onClose}
      name="reason"
      label="What should be different?"
      extra="We can change the deal and send it again."
    />
  );
}
