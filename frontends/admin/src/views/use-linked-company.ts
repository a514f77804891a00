import { companyQueries } from '@portal/data-access';
import type { ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { linkedFilter } from './linked-filters.js';

/** The company that a link narrowed a list to, as a filter by its name. */
export function useLinkedCompany(id: string | undefined): readonly ListFilter[] {
  const { data } = useQuery({ ...companyQueries.detail(id ?? ''), enabled: id !== undefined });
  const name = data?.name ?? 'One company';
  return useMemo(() => linkedFilter('company_id', 'Company', id, name), [id, name]);
}
