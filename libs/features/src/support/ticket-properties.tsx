import { ticketFields, type TicketView } from '@portal/contracts';
import { PickProperty, Property, RelativeTime, type FieldEdits } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { optionsOf } from '../consultations/consultation-labels.js';
import { PriorityTag } from '../tasks/task-tags.js';
import { priorityLabels } from '../tasks/task-labels.js';
import { ticketCategoryLabels } from './ticket-labels.js';

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
    <PickProperty label={ticketFields.priority.label} edit={edit('priority')} options={optionsOf(priorityLabels)}>
      <PriorityTag priority={ticket.priority} />
    </PickProperty>
    <PickProperty label={ticketFields.category.label} edit={edit('category')} options={optionsOf(ticketCategoryLabels)}>
      {ticketCategoryLabels[ticket.category]}
    </PickProperty>
    {subjects ?? (
      <>
        <Property label={ticketFields.project_id.label}>{ticket.project_name}</Property>
        <Property label={ticketFields.deal_id.label}>{ticket.deal_title}</Property>
        <Property label={ticketFields.invoice_id.label}>{ticket.invoice_number}</Property>
      </>
    )}
    <Property label="Opened">
      <RelativeTime at={ticket.created_at} />
    </Property>
    <Property label="Resolved">{ticket.resolved_at ? <RelativeTime at={ticket.resolved_at} /> : null}</Property>
  </>
);
