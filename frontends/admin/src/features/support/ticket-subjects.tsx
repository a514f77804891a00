import { dealStatuses, invoiceStatuses, type TicketView } from '@portal/contracts';
import { dealQueries, errorGroupQueries, invoiceQueries, projectQueries } from '@portal/data-access';
import { invoiceName, type PickerProps } from '@portal/features';
import { CustomProperty, type FieldEdits } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { RecordSelect, numbered, pickerOf } from '../../records/record-select.js';

type Subject = 'project_id' | 'deal_id' | 'invoice_id' | 'error_group_id';

const OFFERED = 50;
const NONE = 'None';

/** What the customer has never seen is nothing to write to them about. */
const shownDeals = dealStatuses.filter((status) => status !== 'draft');
const shownInvoices = invoiceStatuses.filter((status) => status !== 'draft');

/** Whose records a ticket can be about. */
const holderOf = ({ company_id, requester_id }: TicketView) =>
  company_id ? { company_id } : { customer_id: requester_id };

/** How the record of each field is chosen. */
const pickers: Readonly<Record<Subject, (picker: PickerProps, ticket: TicketView) => ReactNode>> = {
  project_id: (picker, ticket) => (
    <RecordSelect
      {...picker}
      list={(search) => projectQueries.list({ customer_id: ticket.requester_id, limit: OFFERED, ...search })}
      labelOf={({ number, name }) => `${number} ${name}`}
      nothing="No project"
      nameless="A project"
    />
  ),
  deal_id: (picker, ticket) => (
    <RecordSelect
      {...picker}
      list={(search) =>
        dealQueries.list({ ...holderOf(ticket), current_status: shownDeals, limit: OFFERED, ...search })
      }
      labelOf={(deal) => numbered(deal)}
      nothing="No deal"
      nameless="A deal"
    />
  ),
  invoice_id: (picker, ticket) => (
    <RecordSelect
      {...picker}
      list={(search) => invoiceQueries.list({ ...holderOf(ticket), status: shownInvoices, limit: OFFERED, ...search })}
      labelOf={(invoice) => invoiceName(invoice)}
      nothing="No invoice"
      nameless="An invoice"
    />
  ),
  error_group_id: (picker) => (
    <RecordSelect
      {...picker}
      list={(search) => errorGroupQueries.list({ limit: OFFERED, ...search })}
      labelOf={({ message }) => message}
      nothing="No error"
      nameless="An error"
    />
  ),
};

/** What a ticket is about, each linked to its page and changed in place. */
export function TicketSubjects({ ticket, edit }: { ticket: TicketView; edit: FieldEdits<Subject> }) {
  const { project_id, deal_id, invoice_id, error_group_id = null } = ticket;
  const subjects: readonly SubjectProps[] = [
    { field: 'project_id', label: 'Project', id: project_id, name: ticket.project_name, at: addresses.project },
    { field: 'deal_id', label: 'Deal', id: deal_id, name: ticket.deal_title, at: addresses.deal },
    { field: 'invoice_id', label: 'Invoice', id: invoice_id, name: ticket.invoice_number, at: addresses.invoice },
    { field: 'error_group_id', label: 'Error', id: error_group_id, name: null, at: addresses.errorGroup },
  ];
  return subjects.map(({ field, label, id, name, at }) => (
    <CustomProperty
      key={field}
      label={label}
      none={NONE}
      edit={edit(field)}
      to={id ? at({ id }) : undefined}
      editor={(editor) => pickers[field]({ ...pickerOf(editor), current: { id, name }, none: NONE }, ticket)}
    >
      {field === 'error_group_id' && id ? 'An error report' : name}
    </CustomProperty>
  ));
}

interface SubjectProps {
  field: Subject;
  label: string;
  id: string | null;
  name: string | null;
  at: (record: { id: string }) => string;
}
