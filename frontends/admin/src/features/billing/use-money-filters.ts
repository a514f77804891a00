import { dealQueries, projectQueries } from '@portal/data-access';
import type { ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { usePersonOptions } from '../../people/people.js';
import { type LinkedDays, useLinkedCompany, useLinkedDays, linkedFilter } from '../../views/filters.js';

interface Narrowed {
  customer_id?: string | undefined;
  company_id?: string | undefined;
  deal_id?: string | undefined;
  project_id?: string | undefined;
  days?: LinkedDays;
}

/** The filters that all lists about money share: the customer, and the record or days of a link. */
export function useMoneyFilters({ customer_id, days = [], ...linked }: Narrowed): readonly ListFilter[] {
  const customers = usePersonOptions('customer', customer_id);
  const { company_id, deal_id, project_id } = linked;
  const company = useLinkedCompany(company_id);
  const { data: deal } = useQuery({ ...dealQueries.detail(deal_id ?? ''), enabled: deal_id !== undefined });
  const { data: project } = useQuery({ ...projectQueries.detail(project_id ?? ''), enabled: project_id !== undefined });
  const linkedDays = useLinkedDays(days);
  return [
    { key: 'customer_id', label: 'Customer', ...customers },
    ...company,
    ...linkedFilter('deal_id', 'Deal', deal_id, deal ? `${deal.number} ${deal.title}` : 'One deal'),
    ...linkedFilter('project_id', 'Project', project_id, project ? `${project.number} ${project.name}` : 'One project'),
    ...linkedDays,
  ];
}
