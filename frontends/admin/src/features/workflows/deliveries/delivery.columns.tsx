import type { WebhookDeliveryView } from '@portal/contracts';
import { columnsOf } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import { durationOf } from '../runs/run.columns.js';
import { deliveryStatusLabels, deliveryStatusTones } from '../labels/workflow-labels.js';

const hostOf = ({ url }: WebhookDeliveryView): string => (URL.canParse(url) ? new URL(url).host : url);

const { line, tag, time } = columnsOf<WebhookDeliveryView>();

/** The columns of webhooks that workflows called. */
export const deliveryColumns: readonly ListColumn<WebhookDeliveryView>[] = [
  line('url', 'Address', { cell: (row) => <span title={row.url}>{hostOf(row)}</span>, text: hostOf, onCard: 'title' }),
  line('trigger_name', 'Workflow'),
  tag('status', 'Status', deliveryStatusLabels, deliveryStatusTones, { width: '136px' }),
  line('response_status', 'Answer', {
    width: '88px',
    align: 'end',
    text: (row) => (row.response_status === null ? '–' : String(row.response_status)),
  }),
  line('tries', 'Tries', { width: '72px', align: 'end', priority: 'low' }),
  line('duration_ms', 'Took', {
    width: '92px',
    align: 'end',
    priority: 'low',
    text: (row) => (row.duration_ms === null ? '' : durationOf(row.duration_ms)),
  }),
  time('created_at', 'When', { width: '132px' }),
];
