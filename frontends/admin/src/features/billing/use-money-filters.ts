import { dealQueries, projectQueries } from '@portal/data-access';
import type { ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { usePersonOptions } from '../../people/people.js';
import { type LinkedDays, useCompanyFilter, useLinkedDays, linkedFilter } from '../../views/filters.js';

type Narrowed = Partial<Record<'customer_id' | 'company_id' | 'deal_id' | 'project_id', string | undefined>>;

/** The filters that all lists about money share: the customer, and the record or days of a link. */
export function useMoneyFilters<Name extends string = never>(
  query: Narrowed & Parameters<typeof useLinkedDays<Name>>[0],
  days: LinkedDays<Name> = {} as LinkedDays<Name>,
): readonly ListFilter[] {
  const { customer_id, company_id, deal_id, project_id } = query;
  const customers = usePersonOptions('customer', customer_id);
  const company = useCompanyFilter(company_id);
  const { data: deal } = useQuery({ ...dealQueries.detail(deal_id ?? ''), enabled: deal_id !== undefined });
  const { data: project } = useQuery({ ...projectQueries.detail(project_id ?? ''), enabled: project_id !== undefined });
  const linkedDays = useLinkedDays(query, days);
  return [
    { key: 'customer_id', label: 'Customer', ...customers },
    company,
    ...linkedFilter('deal_id', 'Deal', deal_id, deal ? `${deal.number} ${deal.title}` : 'One deal'),
    ...linkedFilter('project_id', 'Project', project_id, project ? `${project.number} ${project.name}` : 'One project'),
    ...linkedDays,
  ];
}
