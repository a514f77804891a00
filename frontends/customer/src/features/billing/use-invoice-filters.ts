import { invoiceStatuses } from '@portal/contracts';
import { dealQueries } from '@portal/data-access';
import { invoiceStatusLabels } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const status: ListFilter = {
  key: 'status',
  label: 'Status',
  options: invoiceStatuses
    .filter((one) => one !== 'draft')
    .map((value) => ({ value, label: invoiceStatusLabels[value] })),
  multiple: true,
};

/** The filters of the invoices; a deal from a link is one more, shown and removable. */
export function useInvoiceFilters(dealId: string | undefined): readonly ListFilter[] {
  const { data: deal } = useQuery({ ...dealQueries.detail(dealId ?? ''), enabled: dealId !== undefined });
  return useMemo(
    () =>
      dealId === undefined
        ? [status]
        : [status, { key: 'deal_id', label: 'Deal', options: [{ value: dealId, label: deal?.title ?? 'One deal' }] }],
    [dealId, deal],
  );
}
