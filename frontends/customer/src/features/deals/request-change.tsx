import { dealWishes, RequestDealChange, type DealView } from '@portal/contracts';
import { useCan, useRequestDealChange } from '@portal/data-access';
import { dealWishLabels } from '@portal/features';
import { toast } from '@portal/ui';
import { FormModal, TextItem } from '@portal/ui-antd';
import { Button, Form, Radio } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';

/** Requests a pause, end or resumption of a running deal in a ticket; admins make the change (decisions 4.42). */
export function RequestChange({ deal }: { deal: DealView }) {
  const mayRequest = useCan('deal.request_change', deal);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const wishes = wishesFor(deal);
  if (!mayRequest || wishes.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask for a change</Button>
      {isOpen ? (
        <ChangeForm
          deal={deal}
          wishes={wishes}
          onClose={(ticketId) => {
            setOpen(false);
            if (ticketId) void navigate(addresses.ticket({ id: ticketId }));
          }}
        />
      ) : null}
    </>
  );
}

type Wish = RequestDealChange['wish'];

/** The changes that can be requested: a one-time deal isn't paused, only a paused one resumes. */
function wishesFor({ current_status: status, deal_type: type }: DealView): Wish[] {
  if (status === 'paused') return dealWishes.filter((wish) => wish !== 'pause');
  if (status !== 'active') return [];
  return dealWishes.filter((wish) => wish === 'cancel' || (wish === 'pause' && type === 'recurring'));
}

interface ChangeFormProps {
  deal: DealView;
  wishes: readonly Wish[];
  /** With the ticket in which the request is answered, if it was sent. */
  onClose: (ticketId?: string) => void;
}

function ChangeForm({ deal, wishes, onClose }: ChangeFormProps) {
  const requestChange = useRequestDealChange();
  const ticketId = useRef<string>(undefined);
  return (
    <FormModal
      title={`Ask for a change to “${deal.title}”`}
      schema={RequestDealChange}
      initialValues={{ wish: wishes[0], message: '' }}
      toInput={({ wish, message }) => ({ wish, ...(message ? { message } : {}) })}
      submitText="Send request"
      onSubmit={async (input) => {
        const { message, ticket_id } = await requestChange.mutateAsync({ id: deal.id, ...input });
        ticketId.current = ticket_id;
        toast.success(message);
      }}
      toasts={{ failure: 'Failed to send request.' }}
      onClose={() => onClose(ticketId.current)}
    >
      <Form.Item name="wish" label="What should happen?" required>
        <Radio.Group options={wishes.map((wish) => ({ value: wish, label: dealWishLabels[wish] }))} vertical />
      </Form.Item>
      <TextItem
        name="message"
        label="Anything we should know"
        extra="For example, from what date. Nothing changes until we have answered you."
        rows={[3, 10]}
      />
    </FormModal>
  );
}
