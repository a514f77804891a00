import { dealStatuses, invoiceStatuses, type TicketView } from '@portal/contracts';
import { dealQueries, errorGroupQueries, invoiceQueries, projectQueries } from '@portal/data-access';
import { invoiceName, SearchedSelect, useTypedSearch, type PickerProps } from '@portal/features';
import { CustomProperty, type FieldEdits } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { addresses } from '../../addresses.js';

type Subject = 'project_id' | 'deal_id' | 'invoice_id' | 'error_group_id';

interface SubjectPickerProps extends PickerProps {
  ticket: TicketView;
}

const OFFERED = 50;
const NONE = 'None';

/** What the customer has never seen is nothing to write to them about. */
const shownDeals = dealStatuses.filter((status) => status !== 'draft');
const shownInvoices = invoiceStatuses.filter((status) => status !== 'draft');

/** Whose records a ticket can be about. */
const holderOf = ({ company_id, requester_id }: TicketView) =>
  company_id ? { company_id } : { customer_id: requester_id };

function ProjectOfTicket({ ticket, ...picker }: SubjectPickerProps) {
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(
    projectQueries.list({ customer_id: ticket.requester_id, limit: OFFERED, ...search }),
  );
  const options = data?.data.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` })) ?? [];
  return <SearchedSelect {...picker} {...{ options, isPending, onSearch }} nothing="No project" nameless="A project" />;
}

function DealOfTicket({ ticket, ...picker }: SubjectPickerProps) {
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(
    dealQueries.list({ ...holderOf(ticket), current_status: shownDeals, limit: OFFERED, ...search }),
  );
  const options = data?.data.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` })) ?? [];
  return <SearchedSelect {...picker} {...{ options, isPending, onSearch }} nothing="No deal" nameless="A deal" />;
}

function InvoiceOfTicket({ ticket, ...picker }: SubjectPickerProps) {
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(
    invoiceQueries.list({ ...holderOf(ticket), status: shownInvoices, limit: OFFERED, ...search }),
  );
  const options = data?.data.map((invoice) => ({ value: invoice.id, label: invoiceName(invoice) })) ?? [];
  return (
    <SearchedSelect {...picker} {...{ options, isPending, onSearch }} nothing="No invoice" nameless="An invoice" />
  );
}

function ErrorOfTicket(picker: PickerProps) {
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(errorGroupQueries.list({ limit: OFFERED, ...search }));
  const options = data?.data.map(({ id, message }) => ({ value: id, label: message })) ?? [];
  return <SearchedSelect {...picker} {...{ options, isPending, onSearch }} nothing="No error" nameless="An error" />;
}

interface TicketSubjectsProps {
  ticket: TicketView;
  edit: FieldEdits<Subject>;
}

/** What a ticket is about, each linked to its page and changed in place. */
export function TicketSubjects({ ticket, edit }: TicketSubjectsProps) {
  const { project_id, deal_id, invoice_id, error_group_id = null } = ticket;
  return (
    <>
      <SubjectProperty
        {...{ ticket, edit }}
        field="project_id"
        label="Project"
        Picker={ProjectOfTicket}
        current={{ id: project_id, name: ticket.project_name }}
        to={project_id ? addresses.project({ id: project_id }) : undefined}
      >
        {ticket.project_name}
      </SubjectProperty>
      <SubjectProperty
        {...{ ticket, edit }}
        field="deal_id"
        label="Deal"
        Picker={DealOfTicket}
        current={{ id: deal_id, name: ticket.deal_title }}
        to={deal_id ? addresses.deal({ id: deal_id }) : undefined}
      >
        {ticket.deal_title}
      </SubjectProperty>
      <SubjectProperty
        {...{ ticket, edit }}
        field="invoice_id"
        label="Invoice"
        Picker={InvoiceOfTicket}
        current={{ id: invoice_id, name: ticket.invoice_number }}
        to={invoice_id ? addresses.invoice({ id: invoice_id }) : undefined}
      >
        {ticket.invoice_number}
      </SubjectProperty>
      <SubjectProperty
        {...{ ticket, edit }}
        field="error_group_id"
        label="Error"
        Picker={ErrorOfTicket}
        current={{ id: error_group_id, name: null }}
        to={error_group_id ? `/admin/error-reports/${error_group_id}` : undefined}
      >
        {error_group_id ? 'An error report' : null}
      </SubjectProperty>
    </>
  );
}

interface SubjectPropertyProps extends TicketSubjectsProps {
  field: Subject;
  label: string;
  Picker: ComponentType<SubjectPickerProps>;
  current: { id: string | null; name: string | null };
  to: string | undefined;
  children: ReactNode;
}

const SubjectProperty = ({ ticket, edit, field, label, Picker, current, to, children }: SubjectPropertyProps) => (
  <CustomProperty
    label={label}
    none={NONE}
    edit={edit(field)}
    to={to}
    editor={({ label: name, value, onPick, onDone }) => (
      <Picker
        ticket={ticket}
        aria-label={name}
        value={typeof value === 'string' ? value : null}
        current={current}
        none={NONE}
        onChange={onPick}
        onDone={onDone}
      />
    )}
  >
    {children}
  </CustomProperty>
);
