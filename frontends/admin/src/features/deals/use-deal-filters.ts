import type { ListDeals } from '@portal/contracts';
import { dealFilters, everyLabels } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useMemo } from 'react';
import { usePersonOptions } from '../../people/use-person-options.js';
import { choiceFilter, useLinkedCompany, useLinkedDays, linkedFilter, deletedFilter } from '../../views/filters.js';

/** What the list of deals can be narrowed to. A company, a promo code and days are only chosen by links. */
export function useDealFilters({ customer_id, company_id, promo_code, ...query }: ListDeals): readonly ListFilter[] {
  const customers = usePersonOptions('customer', customer_id);
  const company = useLinkedCompany(company_id);
  const days = useLinkedDays([
    ['accepted_from', 'Accepted from', query.accepted_from],
    ['accepted_to', 'Accepted until', query.accepted_to],
    ['ended_from', 'Ended from', query.ended_from],
    ['ended_to', 'Ended until', query.ended_to],
  ]);
  return useMemo(
    () => [
      ...dealFilters,
      choiceFilter('interval', 'Billed', everyLabels),
      { key: 'customer_id', label: 'Customer', ...customers },
      ...company,
      ...linkedFilter('promo_code', 'Promo code', promo_code, promo_code ?? ''),
      ...days,
      deletedFilter,
    ],
    [customers, company, promo_code, days],
  );
}
