import { mailAsTicket, mailIntoTicket, priorities, type InboundMailView } from '@portal/contracts';
import { useFileInboundMail } from '@portal/data-access';
import { optionsOf, priorityLabels, ticketCategoryLabels } from '@portal/features';
import { FormModal } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import '../../forms/money-form.css';
import { PersonPicker } from '../../people/person-picker.js';
import { TicketPicker } from '../support/ticket-picker.js';
import { mailToasts } from './inbound-mail-labels.js';

interface FileMailProps {
  mail: InboundMailView;
  onClose: () => void;
}

/** Makes a ticket of a waiting mail, as the words of the chosen customer. */
export function MailAsTicketForm({ mail, onClose }: FileMailProps) {
  const file = useFileInboundMail();
  return (
    <FormModal
      title="Make a ticket of this mail"
      schema={mailAsTicket}
      initialValues={{
        requester_id: mail.user_id ?? undefined,
        title: mail.subject,
        category: 'other',
        priority: 'medium',
      }}
      submitText="Make ticket"
      onSubmit={async (input) => {
        await file.mutateAsync({ id: mail.id, ...input });
      }}
      toasts={mailToasts.filed}
      onClose={onClose}
    >
      <p className="money-form__note">
        Text and files become the first message, written by the customer. The customer gets a mail about the ticket.
      </p>
      <Form.Item name="requester_id" label="Customer" required extra={`The mail is from ${mail.from_address}.`}>
        <PersonPicker part="customer" />
      </Form.Item>
      <Form.Item name="title" label="Title" required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="category" label="Area" required>
        <Select options={optionsOf(ticketCategoryLabels)} />
      </Form.Item>
      <Form.Item name="priority" label="Priority" required>
        <Select options={priorities.toReversed().map((value) => ({ value, label: priorityLabels[value] }))} />
      </Form.Item>
    </FormModal>
  );
}

/** Puts a waiting mail into the thread of a ticket, as the words of its customer. */
export function MailIntoTicketForm({ mail, onClose }: FileMailProps) {
  const file = useFileInboundMail();
  return (
    <FormModal
      title="Add this mail to a ticket"
      schema={mailIntoTicket}
      initialValues={{ ticket_id: mail.ticket_id ?? undefined }}
      submitText="Add to ticket"
      onSubmit={async (input) => {
        await file.mutateAsync({ id: mail.id, ...input });
      }}
      toasts={mailToasts.filed}
      onClose={onClose}
    >
      <p className="money-form__note">Text and files become a message of the ticket’s customer in its conversation.</p>
      <Form.Item name="ticket_id" label="Ticket" required>
        <TicketPicker
          filter={mail.user_id ? { requester_id: mail.user_id } : { open: true }}
          nothing="No ticket found"
        />
      </Form.Item>
    </FormModal>
  );
}
