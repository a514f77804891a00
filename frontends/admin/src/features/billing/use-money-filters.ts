import { dealQueries } from '@portal/data-access';
import { dateWords, useToday } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePersonOptions } from '../../people/use-person-options.js';

interface Narrowed {
  customer_id?: string | undefined;
  deal_id?: string | undefined;
  /** Days that a link from a figure narrows the list to: the parameter's name, its words, the day. */
  days?: readonly (readonly [key: string, label: string, day: string | undefined])[];
}

/** What every list about money can be narrowed to: the customer, and the deal or days that a link asked for. */
export function useMoneyFilters({ customer_id, deal_id, days = [] }: Narrowed): readonly ListFilter[] {
  const customers = usePersonOptions('customer', customer_id);
  const { data: deal } = useQuery({ ...dealQueries.detail(deal_id ?? ''), enabled: deal_id !== undefined });
  const today = useToday();
  const chosenDays = JSON.stringify(days);
  return useMemo(
    () => [
      { key: 'customer_id', label: 'Customer', options: customers },
      ...(deal_id
        ? [
            {
              key: 'deal_id',
              label: 'Deal',
              options: [{ value: deal_id, label: deal ? `${deal.number} ${deal.title}` : 'One deal' }],
            },
          ]
        : []),
      ...(JSON.parse(chosenDays) as NonNullable<Narrowed['days']>).flatMap(([key, label, day]) =>
        day ? [{ key, label, options: [{ value: day, label: dateWords(day, today) }] }] : [],
      ),
    ],
    [customers, deal_id, deal, chosenDays, today],
  );
}
