import type { PromoCodeView } from '@portal/contracts';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { givenBy, promoDealTypeLabels, redeemedText, displayStatusOf } from './promo-code-labels.js';
import { PromoCodeMenu } from './promo-code-menu.js';

/** The columns of the console's promo codes. */
export const promoCodeColumns: readonly ListColumn<PromoCodeView>[] = [
  { key: 'code', title: 'Code', sortable: true, width: '180px', text: (row) => row.code, onCard: 'title' },
  { key: 'value', title: 'Gives', priority: 'high', text: givenBy },
  {
    key: 'deal_type',
    title: 'Good for',
    width: '120px',
    priority: 'low',
    text: (row) => promoDealTypeLabels[row.deal_type],
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '124px',
    cell: (row) => {
      const { words, tone } = displayStatusOf(row);
      return <StatusTag tone={tone}>{words}</StatusTag>;
    },
    text: (row) => displayStatusOf(row).words,
    onCard: 'corner',
  },
  {
    key: 'redeemed_count',
    title: 'Redeemed',
    sortable: true,
    width: '120px',
    align: 'end',
    cell: redeemedText,
    text: (row) => String(row.redeemed_count),
  },
  {
    key: 'ends_at',
    title: 'Ends',
    sortable: true,
    width: '132px',
    cell: (row) => (row.ends_at ? <RelativeTime at={row.ends_at} /> : '–'),
    text: (row) => row.ends_at ?? '',
  },
  {
    key: 'created_at',
    title: 'Created',
    sortable: true,
    width: '140px',
    priority: 'low',
    cell: (row) => <RelativeTime at={row.created_at} />,
    text: (row) => row.created_at,
    onCard: 'hidden',
  },
  {
    key: 'menu',
    title: '',
    width: '60px',
    onCard: 'corner',
    align: 'end',
    cell: (row) => <PromoCodeMenu promo={row} />,
    text: () => '',
  },
];
