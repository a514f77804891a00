import type { WebhookDeliveryView } from '@portal/contracts';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { durationOf } from '../runs/run.columns.js';
import { deliveryStatusLabels, deliveryStatusTones } from '../labels/workflow-labels.js';

const hostOf = ({ url }: WebhookDeliveryView): string => (URL.canParse(url) ? new URL(url).host : url);

/** The columns of webhooks that workflows called. */
export const deliveryColumns: readonly ListColumn<WebhookDeliveryView>[] = [
  {
    key: 'url',
    title: 'Address',
    cell: (row) => <span title={row.url}>{hostOf(row)}</span>,
    text: hostOf,
    onCard: 'title',
  },
  { key: 'trigger_name', title: 'Workflow', text: (row) => row.trigger_name },
  {
    key: 'status',
    title: 'Status',
    width: '136px',
    cell: (row) => <StatusTag tone={deliveryStatusTones[row.status]}>{deliveryStatusLabels[row.status]}</StatusTag>,
    text: (row) => deliveryStatusLabels[row.status],
    onCard: 'corner',
  },
  {
    key: 'response_status',
    title: 'Answer',
    width: '88px',
    align: 'end',
    text: (row) => (row.response_status === null ? '–' : String(row.response_status)),
  },
  { key: 'tries', title: 'Tries', width: '72px', align: 'end', priority: 'low', text: (row) => String(row.tries) },
  {
    key: 'duration_ms',
    title: 'Took',
    width: '92px',
    align: 'end',
    priority: 'low',
    text: (row) => (row.duration_ms === null ? '' : durationOf(row.duration_ms)),
  },
  {
    key: 'created_at',
    title: 'When',
    width: '132px',
    cell: (row) => <RelativeTime at={row.created_at} />,
    text: (row) => row.created_at,
  },
];
