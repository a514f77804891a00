import type { MrrMovementView } from '@portal/contracts';
import { moneyText } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import { mrrMovementLabels } from './mrr-labels.js';
import { columnsOf } from '../../../views/columns.js';

const { dollars, line, time } = columnsOf<MrrMovementView>();

/** The columns of what moved the monthly recurring revenue. */
export const mrrMovementColumns: readonly ListColumn<MrrMovementView>[] = [
  line('deal_title', 'Deal', { onCard: 'title' }),
  line('deal_number', 'Number', { width: '104px', priority: 'low' }),
  line('customer_name', 'Customer', {
    priority: 'high',
    text: (row) => [row.customer_name, row.company_name].filter(Boolean).join(', '),
  }),
  line('kind', 'What', {
    width: '124px',
    priority: 'high',
    text: (row) => mrrMovementLabels[row.kind],
    onCard: 'corner',
  }),
  time('at', 'When', { sortable: true, width: '140px' }),
  dollars('before', 'Before', { width: '112px', priority: 'low' }),
  dollars('after', 'After', { width: '112px', priority: 'low' }),
  dollars('change', 'Change', {
    sortable: true,
    width: '124px',
    priority: 'high',
    cell: (row) => `${row.change > 0 ? '+' : ''}${moneyText(row.change)}`,
  }),
];
