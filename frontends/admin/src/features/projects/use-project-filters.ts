import type { ListProjects } from '@portal/contracts';
import { healthLabels, optionsOf, priorityLabels, projectStatusLabels } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useMemo } from 'react';
import { deletedFilter } from '../../deleted/deleted-list.js';
import { usePersonOptions } from '../../people/use-person-options.js';

/** What the list of projects can be narrowed to; people by name. */
export function useProjectFilters({ customer_id, manager_id }: ListProjects): readonly ListFilter[] {
  const customers = usePersonOptions('customer', customer_id);
  const managers = usePersonOptions('manager', manager_id);
  return useMemo(
    () => [
      { key: 'status', label: 'Status', options: optionsOf(projectStatusLabels), multiple: true },
      { key: 'health', label: 'Health', options: optionsOf(healthLabels), multiple: true },
      { key: 'priority', label: 'Priority', options: optionsOf(priorityLabels), multiple: true },
      { key: 'customer_id', label: 'Customer', ...customers },
      { key: 'manager_id', label: 'Manager', ...managers },
      deletedFilter,
    ],
    [customers, managers],
  );
}
