import { listWebhookDeliveries } from '@portal/contracts';
import { webhookDeliveryQueries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListPage } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { addresses } from '../../../addresses.js';
import { choiceFilter } from '../../../views/filters.js';
import { useList } from '../../../records/use-list.js';
import { deliveryStatusLabels } from '../labels/workflow-labels.js';
import { deliveryColumns } from './delivery.columns.js';
import { DeliverySheet, useOpenDelivery } from './delivery-sheet.js';

/** Newest first: the only order there is. */
const ordered = listWebhookDeliveries.extend({
  sortBy: z.literal('created_at').default('created_at'),
  sortOrder: z.literal('desc').default('desc'),
});

const filters = [choiceFilter('status', 'Status', deliveryStatusLabels)];

const deliveriesOf = (query: z.output<typeof ordered>) =>
  webhookDeliveryQueries.list(listWebhookDeliveries.strip().parse(query));

/** The webhooks that all workflows called, live. */
export function DeliveryListPage({ views }: { views: ReactNode }) {
  useChannel('workflows');
  const list = useList(ordered, deliveriesOf, 'view', 'delivery');
  const { openId } = useOpenDelivery();
  return (
    <>
      <ListPage
        {...list}
        title="Webhooks"
        noun={['webhook', 'webhooks']}
        columns={deliveryColumns}
        filters={filters}
        hasSearch={false}
        empty={{ title: 'No webhooks yet', text: 'When a workflow calls an address, what came of it stands here.' }}
        actions={views}
        nameOf={({ url }) => url}
        hrefOf={({ id }) => `${addresses.workflows}?view=webhooks&delivery=${id}`}
        openId={openId}
      />
      <DeliverySheet list={list.result} />
    </>
  );
}
