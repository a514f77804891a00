import type { InboundMailView } from '@portal/contracts';
import type { ListColumn } from '@portal/ui-antd';
import { mailKindLabels, mailStatusLabels, mailStatusTones } from './inbound-mail-labels.js';
import { columnsOf } from '../../views/columns.js';

/** Whose mail it is; where that isn't proven, the address alone. */
const senderOf = ({ is_proven, user_name, from_name, from_address }: InboundMailView): string =>
  is_proven ? (user_name ?? from_name ?? from_address) : `${from_address} (not proven)`;

const { line, tag, time } = columnsOf<InboundMailView>();

/** The columns of the received mails. */
export const inboundMailColumns: readonly ListColumn<InboundMailView>[] = [
  line('subject', 'Subject', { sortable: true, onCard: 'title' }),
  line('from_address', 'From', { sortable: true, width: '240px', text: senderOf }),
  tag(
    'status',
    'Status',
    { text: (row) => mailStatusLabels[row.status], tone: (row) => mailStatusTones[row.status] },
    { width: '140px' },
  ),
  line('kind', 'Kind', { width: '120px', text: (row) => mailKindLabels[row.kind], priority: 'low' }),
  { key: 'ticket', title: 'Ticket', width: '100px', text: (row) => row.ticket_number ?? '–' },
  time('created_at', 'Received', { sortable: true, width: '130px' }),
];
