import type { ListProjects } from '@portal/contracts';
import { healthLabels, priorityLabels, projectStatusLabels } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useMemo } from 'react';
import { usePersonOptions } from '../../people/use-person-options.js';
import { choiceFilter, deletedFilter } from '../../views/filters.js';

/** What the list of projects can be narrowed to; people by name. */
export function useProjectFilters({ customer_id, manager_id }: ListProjects): readonly ListFilter[] {
  const customers = usePersonOptions('customer', customer_id);
  const managers = usePersonOptions('manager', manager_id);
  return useMemo(
    () => [
      choiceFilter('status', 'Status', projectStatusLabels),
      choiceFilter('health', 'Health', healthLabels),
      choiceFilter('priority', 'Priority', priorityLabels),
      { key: 'customer_id', label: 'Customer', ...customers },
      { key: 'manager_id', label: 'Manager', ...managers },
      deletedFilter,
    ],
    [customers, managers],
  );
}
