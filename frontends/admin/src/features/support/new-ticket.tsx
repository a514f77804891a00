import type { TicketView } from '@portal/contracts';
import { NewTicketForm, type TicketStartValues } from '@portal/features';
import { Form } from 'antd';
import { PersonPicker } from '../../people/person-picker.js';

/** Opens a ticket for a customer, who gets it by e-mail. */
export const NewTicket = (props: { start: TicketStartValues; onClose: (opened?: TicketView) => void }) => (
  <NewTicketForm {...props}>
    <Form.Item name="requester_id" label="Customer" required extra="Gets the ticket by e-mail and can answer.">
      <PersonPicker part="customer" />
    </Form.Item>
  </NewTicketForm>
);
