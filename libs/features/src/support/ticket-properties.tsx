import { priorities, type TicketView } from '@portal/contracts';
import { PickProperty, Property, RelativeTime, type FieldEdits } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { optionsOf } from '../consultations/consultation-labels.js';
import { PriorityTag } from '../tasks/priority-tag.js';
import { priorityLabels } from '../tasks/task-labels.js';
import { ticketCategoryLabels } from './ticket-labels.js';

const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));

interface TicketPropertiesProps {
  ticket: TicketView;
  /** What of it the user may change. */
  edit: FieldEdits<'priority' | 'category'>;
  /** What it is about, where that can be changed. */
  subjects?: ReactNode;
}

/** How urgent a ticket is and what it is about, on both sides. */
export const TicketProperties = ({ ticket, edit, subjects }: TicketPropertiesProps) => (
  <>
    <PickProperty label="Priority" edit={edit('priority')} options={priorityOptions}>
      <PriorityTag priority={ticket.priority} />
    </PickProperty>
    <PickProperty label="Area" edit={edit('category')} options={optionsOf(ticketCategoryLabels)}>
      {ticketCategoryLabels[ticket.category]}
    </PickProperty>
    {subjects ?? (
      <>
        <Property label="Project">{ticket.project_name}</Property>
        <Property label="Deal">{ticket.deal_title}</Property>
        <Property label="Invoice">{ticket.invoice_number}</Property>
      </>
    )}
    <Property label="Opened">
      <RelativeTime at={ticket.created_at} />
    </Property>
    <Property label="Resolved">{ticket.resolved_at ? <RelativeTime at={ticket.resolved_at} /> : null}</Property>
  </>
);
