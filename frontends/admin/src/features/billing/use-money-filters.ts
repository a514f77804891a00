import { companyQueries, dealQueries, projectQueries } from '@portal/data-access';
import { dateWords, useToday } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePersonOptions } from '../../people/use-person-options.js';

interface Narrowed {
  customer_id?: string | undefined;
  company_id?: string | undefined;
  deal_id?: string | undefined;
  project_id?: string | undefined;
  /** Days that a link from a figure narrows the list to: the parameter's name, its words, the day. */
  days?: readonly (readonly [key: string, label: string, day: string | undefined])[];
}

/** What every list about money can be narrowed to: the customer, and the record or days that a link asked for. */
export function useMoneyFilters({ customer_id, days = [], ...linked }: Narrowed): readonly ListFilter[] {
  const customers = usePersonOptions('customer', customer_id);
  const { company_id, deal_id, project_id } = linked;
  const { data: company } = useQuery({ ...companyQueries.detail(company_id ?? ''), enabled: company_id !== undefined });
  const { data: deal } = useQuery({ ...dealQueries.detail(deal_id ?? ''), enabled: deal_id !== undefined });
  const { data: project } = useQuery({ ...projectQueries.detail(project_id ?? ''), enabled: project_id !== undefined });
  const today = useToday();
  const chosenDays = JSON.stringify(days);
  return useMemo(
    () => [
      { key: 'customer_id', label: 'Customer', options: customers },
      ...asked('company_id', 'Company', company_id, company?.name ?? 'One company'),
      ...asked('deal_id', 'Deal', deal_id, deal ? `${deal.number} ${deal.title}` : 'One deal'),
      ...asked('project_id', 'Project', project_id, project ? `${project.number} ${project.name}` : 'One project'),
      ...(JSON.parse(chosenDays) as NonNullable<Narrowed['days']>).flatMap(([key, label, day]) =>
        asked(key, label, day, day ? dateWords(day, today) : ''),
      ),
    ],
    [customers, company_id, company, deal_id, deal, project_id, project, chosenDays, today],
  );
}

/** A filter that only a link sets: there to be seen and taken away. */
const asked = (key: string, label: string, value: string | null | undefined, words: string): ListFilter[] =>
  value ? [{ key, label, options: [{ value, label: words }] }] : [];
