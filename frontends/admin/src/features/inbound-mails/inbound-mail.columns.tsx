import type { InboundMailView } from '@portal/contracts';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { mailKindLabels, mailStatusLabels, mailStatusTones } from './inbound-mail-labels.js';

/** The columns of the received mails. */
export const inboundMailColumns: readonly ListColumn<InboundMailView>[] = [
  { key: 'subject', title: 'Subject', sortable: true, text: (row) => row.subject, onCard: 'title' },
  {
    key: 'from_address',
    title: 'From',
    sortable: true,
    width: '240px',
    text: (row) => row.user_name ?? row.from_name ?? row.from_address,
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
