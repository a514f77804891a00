import type { MrrMovementView } from '@portal/contracts';
import { moneyText } from '@portal/features';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';
import { mrrMovementLabels } from './mrr-labels.js';

/** The columns of what moved the monthly recurring revenue. */
export const mrrMovementColumns: readonly ListColumn<MrrMovementView>[] = [
  { key: 'deal_title', title: 'Deal', text: (row) => row.deal_title, onCard: 'title' },
  { key: 'deal_number', title: 'Number', width: '104px', priority: 'low', text: (row) => row.deal_number },
  {
    key: 'customer_name',
    title: 'Customer',
    priority: 'high',
    text: (row) => [row.customer_name, row.company_name].filter(Boolean).join(', '),
  },
  {
    key: 'kind',
    title: 'What',
    width: '124px',
    priority: 'high',
    text: (row) => mrrMovementLabels[row.kind],
    onCard: 'corner',
  },
  {
    key: 'at',
    title: 'When',
    sortable: true,
    width: '140px',
    cell: (row) => <RelativeTime at={row.at} />,
    text: (row) => row.at,
  },
  {
    key: 'before',
    title: 'Before',
    width: '112px',
    align: 'end',
    priority: 'low',
    cell: (row) => moneyText(row.before),
    text: (row) => String(row.before),
  },
  {
    key: 'after',
    title: 'After',
    width: '112px',
    align: 'end',
    priority: 'low',
    cell: (row) => moneyText(row.after),
    text: (row) => String(row.after),
  },
  {
    key: 'change',
    title: 'Change',
    sortable: true,
    width: '124px',
    align: 'end',
    priority: 'high',
    cell: (row) => `${row.change > 0 ? '+' : ''}${moneyText(row.change)}`,
    text: (row) => String(row.change),
  },
];
