import { createTicket, priorities, type Priority, type TicketView } from '@portal/contracts';
import { useOpenTicket } from '@portal/data-access';
import { FormModal } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import { useRef, type ReactNode } from 'react';
import { optionsOf } from '../consultations/consultation-labels.js';
import { RichTextInput } from '../rich-text/rich-text-input.js';
import { priorityLabels } from '../tasks/task-labels.js';
import { ticketCategoryLabels, ticketToasts } from './ticket-labels.js';

interface NewTicketFormProps {
  /** Called in the end, with the ticket if it was opened. */
  onClose: (opened?: TicketView) => void;
  /** The field for whose ticket it is, where it isn't the writer's own. */
  children?: ReactNode;
}

const examples: Readonly<Record<Priority, string>> = {
  urgent: 'everybody is stopped',
  high: 'a team is stopped',
  medium: 'one person is slowed down',
  low: 'a question or a wish',
};

const priorityOptions = priorities.toReversed().map((value) => ({
  value,
  label: `${priorityLabels[value]}: ${examples[value]}`,
}));

const forCustomer = createTicket.required({ requester_id: true });

/** Opens a ticket; files can follow in its thread. */
export function NewTicketForm({ onClose, children }: NewTicketFormProps) {
  const opened = useRef<TicketView>(undefined);
  const open = useOpenTicket();
  return (
    <FormModal
      title="New ticket"
      schema={children ? forCustomer : createTicket}
      toInput={(values) => values}
      initialValues={{ title: '', description: '', category: 'other', priority: 'medium' }}
      submitText="Open ticket"
      toasts={ticketToasts.opened}
      onSubmit={async (input) => {
        opened.current = await open.mutateAsync(input);
      }}
      onClose={() => onClose(opened.current)}
    >
      {children}
      <Form.Item name="title" label="What is it about?" required>
        <Input autoComplete="off" placeholder="The printer in the front office is offline" />
      </Form.Item>
      <Form.Item name="description" label="What happened?" required extra="Pictures and files can follow on its page.">
        <RichTextInput label="What happened?" />
      </Form.Item>
      <Form.Item name="category" label="Area" required>
        <Select options={optionsOf(ticketCategoryLabels)} />
      </Form.Item>
      <Form.Item name="priority" label="How urgent is it?" required>
        <Select options={priorityOptions} />
      </Form.Item>
    </FormModal>
  );
}
