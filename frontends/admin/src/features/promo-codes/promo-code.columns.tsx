import type { PromoCodeView } from '@portal/contracts';
import type { ListColumn } from '@portal/ui-antd';
import { givenBy, promoDealTypeLabels, redeemedText, displayStatusOf } from './promo-code-labels.js';
import { PromoCodeMenu } from './promo-code-menu.js';
import { columnsOf } from '../../views/columns.js';

const { line, menu, tag, time } = columnsOf<PromoCodeView>();

/** The columns of the console's promo codes. */
export const promoCodeColumns: readonly ListColumn<PromoCodeView>[] = [
  line('code', 'Code', { sortable: true, width: '180px', onCard: 'title' }),
  line('value', 'Gives', { priority: 'high', text: givenBy }),
  line('deal_type', 'Good for', { width: '120px', priority: 'low', text: (row) => promoDealTypeLabels[row.deal_type] }),
  tag(
    'status',
    'Status',
    { text: (row) => displayStatusOf(row).words, tone: (row) => displayStatusOf(row).tone },
    { sortable: true, width: '124px' },
  ),
  line('redeemed_count', 'Redeemed', { sortable: true, width: '120px', align: 'end', cell: redeemedText }),
  time('ends_at', 'Ends', { sortable: true, width: '132px' }),
  time('created_at', 'Created', { sortable: true, width: '140px', priority: 'low', onCard: 'hidden' }),
  menu((row) => <PromoCodeMenu promo={row} />),
];
