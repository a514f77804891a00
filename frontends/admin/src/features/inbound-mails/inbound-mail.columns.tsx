import type { InboundMailView } from '@portal/contracts';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { mailKindLabels, mailStatusLabels, mailStatusTones } from './inbound-mail-labels.js';

/** Whose mail it is; where that isn't proven, the address alone. */
const senderOf = ({ is_proven, user_name, from_name, from_address }: InboundMailView): string =>
  is_proven ? (user_name ?? from_name ?? from_address) : `${from_address} (not proven)`;

/** The columns of the received mails. */
export const inboundMailColumns: readonly ListColumn<InboundMailView>[] = [
  { key: 'subject', title: 'Subject', sortable: true, text: (row) => row.subject, onCard: 'title' },
  {
    key: 'from_address',
    title: 'From',
    sortable: true,
    width: '240px',
    text: senderOf,
  },
  {
    key: 'status',
    title: 'Status',
    width: '140px',
    cell: (row) => <StatusTag tone={mailStatusTones[row.status]}>{mailStatusLabels[row.status]}</StatusTag>,
    text: (row) => mailStatusLabels[row.status],
    onCard: 'corner',
  },
  { key: 'kind', title: 'Kind', width: '120px', text: (row) => mailKindLabels[row.kind], priority: 'low' },
  { key: 'ticket', title: 'Ticket', width: '100px', text: (row) => row.ticket_number ?? '–' },
  {
    key: 'created_at',
    title: 'Received',
    sortable: true,
    width: '130px',
    cell: (row) => <RelativeTime at={row.created_at} />,
    text: (row) => row.created_at,
  },
];
