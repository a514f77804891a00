import type { ListDeals } from '@portal/contracts';
import { dealFilters } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useMemo } from 'react';
import { deletedFilter } from '../../deleted/deleted-list.js';
import { usePersonOptions } from '../../people/use-person-options.js';

/** What the list of deals can be narrowed to. A promo code is only chosen by the link on it. */
export function useDealFilters({ customer_id, promo_code }: ListDeals): readonly ListFilter[] {
  const customers = usePersonOptions('customer', customer_id);
  return useMemo(
    () => [
      ...dealFilters,
      { key: 'customer_id', label: 'Customer', options: customers },
      ...(promo_code
        ? [{ key: 'promo_code', label: 'Promo code', options: [{ value: promo_code, label: promo_code }] }]
        : []),
      deletedFilter,
    ],
    [customers, promo_code],
  );
}
