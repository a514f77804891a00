import { dealQueries, invoiceQueries, projectQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import type { SubjectValue } from './ticket-start.js';

interface TicketSubjectSelectProps {
  /** These come from the form's field around it. */
  id?: string;
  value?: SubjectValue | null;
  onChange?: (value: SubjectValue | null) => void;
}

/** How many of each kind are offered, the latest changed first. */
const OFFERED = 50;
const latest = { limit: OFFERED, sortBy: 'updated_at' } as const;

/** Chooses what a ticket is about: one of the customer's projects, deals or invoices. */
export function TicketSubjectSelect({ id, value = null, onChange }: TicketSubjectSelectProps) {
  const projects = useQuery(projectQueries.list(latest));
  const deals = useQuery(dealQueries.list(latest));
  const invoices = useQuery(invoiceQueries.list({ limit: OFFERED, sortBy: 'created_at' }));
  const groups = [
    {
      label: 'Projects',
      options: projects.data?.data.map((one) => ({ value: `project:${one.id}`, label: `${one.number} ${one.name}` })),
    },
    {
      label: 'Deals',
      options: deals.data?.data.map((one) => ({ value: `deal:${one.id}`, label: `${one.number} ${one.title}` })),
    },
    {
      label: 'Invoices',
      options: invoices.data?.data.map((one) => ({ value: `invoice:${one.id}`, label: one.number ?? 'A draft' })),
    },
  ].flatMap(({ label, options = [] }) => (options.length > 0 ? [{ label, options }] : []));
  const isKnown = value === null || groups.some(({ options }) => options.some((option) => option.value === value));
  const isPending = projects.isPending || deals.isPending || invoices.isPending;
  return (
    <Select
      {...(id ? { id } : {})}
      value={value}
      options={isKnown ? groups : [{ value, label: isPending ? 'Loading' : 'What you came from' }, ...groups]}
      loading={isPending}
      allowClear
      placeholder="Nothing in particular"
      notFoundContent={isPending ? 'Loading' : 'Nothing found'}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next: SubjectValue | undefined) => onChange?.(next ?? null)}
    />
  );
}
