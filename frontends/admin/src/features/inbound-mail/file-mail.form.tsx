import { mailAsNewCustomer, mailAsTicket, mailIntoTicket, priorities, type InboundMailView } from '@portal/contracts';
import { useFileInboundMail } from '@portal/data-access';
import { optionsOf, priorityLabels, ticketCategoryLabels } from '@portal/features';
import { ChoiceItem, FormModal, LineItem, Segmented } from '@portal/ui-antd';
import { Form } from 'antd';
import { useState } from 'react';
import { filled } from '../../forms/business-day.js';
import { CompanyPicker } from '../../people/company-picker.js';
import { PersonPicker } from '../../people/person-picker.js';
import { SimilarCompanies } from '../../people/similar-companies.js';
import { TicketPicker } from '../support/ticket-picker.js';
import { mailToasts } from './inbound-mail-labels.js';
import '../../forms/money-form.css';

interface FileMailProps {
  mail: InboundMailView;
  onClose: () => void;
}

const NEW = 'This address is invited: it gets a mail about the ticket, and can sign in and answer by mail.';

/** Whose ticket a mail becomes. */
const whose = optionsOf({ new: 'New customer', known: 'Existing customer' });

/** The name that the sender gave, in two parts. */
function namesIn({ from_name: name }: InboundMailView): { first_name?: string; last_name?: string } {
  const [first_name, ...others] = (name ?? '').split(' ').filter(Boolean);
  return first_name === undefined ? {} : { first_name, last_name: others.join(' ') };
}

/** The customer who sent a mail; null where that isn't known: what one of us sent is perhaps a customer's. */
const customerOf = (mail: InboundMailView): string | null => (mail.reason === 'from_admin' ? null : mail.user_id);

/** Makes a ticket of a waiting mail, as the words of the chosen customer or of its sender as a new one. */
export function MailAsTicketForm({ mail, onClose }: FileMailProps) {
  const file = useFileInboundMail();
  const [isNew, setIsNew] = useState(mail.user_id === null);
  const sender = customerOf(mail);
  return (
    <FormModal
      title="Make a ticket of this mail"
      schema={isNew ? mailAsNewCustomer : mailAsTicket}
      toInput={({ customer, requester_id, ...ticket }) => ({
        ...ticket,
        ...(isNew ? { customer: filled(Object(customer) as Record<string, unknown>) } : { requester_id }),
      })}
      initialValues={{
        requester_id: sender ?? undefined,
        customer: namesIn(mail),
        title: mail.subject,
        category: 'other',
        priority: 'medium',
      }}
      submitText="Make ticket"
      onSubmit={(input) => file.mutateAsync({ id: mail.id, ...input })}
      toasts={mailToasts.filed}
      onClose={onClose}
    >
      <p className="mb-16 muted small">
        Text and files become the first message, written by the customer. The mail is from {mail.from_address}
        {mail.is_proven ? '' : ', which is not proven'}. {isNew ? NEW : 'The customer gets a mail about the ticket.'}
      </p>
      {mail.user_id === null ? (
        <Form.Item label="Whose ticket it becomes" required>
          <Segmented
            aria-label="Whose ticket it becomes"
            options={[...whose]}
            value={isNew ? 'new' : 'known'}
            onChange={(value) => setIsNew(value === 'new')}
          />
        </Form.Item>
      ) : null}
      {isNew ? (
        <NewSenderFields />
      ) : (
        <Form.Item name="requester_id" label="Customer" required>
          <PersonPicker part="customer" current={{ id: sender, name: mail.user_name }} />
        </Form.Item>
      )}
      <LineItem name="title" label="Title" required input={{ autoComplete: 'off' }} />
      <ChoiceItem name="category" label="Area" required options={optionsOf(ticketCategoryLabels)} />
      <ChoiceItem
        name="priority"
        label="Priority"
        required
        options={priorities.toReversed().map((value) => ({ value, label: priorityLabels[value] }))}
      />
    </FormModal>
  );
}

/** Puts a waiting mail into the thread of a ticket, as the words of its customer. */
export function MailIntoTicketForm({ mail, onClose }: FileMailProps) {
  const file = useFileInboundMail();
  const sender = customerOf(mail);
  return (
    <FormModal
      title="Add this mail to a ticket"
      schema={mailIntoTicket}
      initialValues={{ ticket_id: mail.ticket_id ?? undefined }}
      submitText="Add to ticket"
      onSubmit={(input) => file.mutateAsync({ id: mail.id, ...input })}
      toasts={mailToasts.filed}
      onClose={onClose}
    >
      <p className="mb-16 muted small">Text and files become a message of the ticket’s customer in its conversation.</p>
      <Form.Item name="ticket_id" label="Ticket" required>
        <TicketPicker filter={sender === null ? { open: true } : { requester_id: sender }} nothing="No ticket found" />
      </Form.Item>
    </FormModal>
  );
}

/** Who the sender of a mail is, and of which company, there already or new. */
function NewSenderFields() {
  const form = Form.useFormInstance();
  const name = Form.useWatch<unknown>(['customer', 'company_name'], form);
  return (
    <>
      <LineItem name={['customer', 'first_name']} label="First name" required input={{ autoComplete: 'off' }} />
      <LineItem name={['customer', 'last_name']} label="Last name" input={{ autoComplete: 'off' }} />
      <Form.Item name={['customer', 'company_id']} label="Company">
        <CompanyPicker allowClear />
      </Form.Item>
      <LineItem
        name={['customer', 'company_name']}
        label="New company"
        extra="Only when it is not in the list above."
        input={{ autoComplete: 'off' }}
      />
      <SimilarCompanies
        name={name}
        onUse={({ id }) => form.setFieldsValue({ customer: { company_id: id, company_name: '' } })}
      />
    </>
  );
}
