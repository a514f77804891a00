import { webhookDeliveryQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../../addresses.js';
import { ShortList } from '../../../views/short-list.js';
import { deliveryColumns } from './delivery.columns.js';
import { DeliverySheet } from './delivery-sheet.js';

const NEWEST = 50;
const columns = deliveryColumns.filter(({ key }) => key !== 'trigger_name');

/** The newest webhooks that a workflow called. */
export function DeliveriesOf({ workflowId }: { workflowId: string }) {
  const result = useQuery(webhookDeliveryQueries.list({ trigger_id: workflowId, limit: NEWEST }));

  return (
    <>
      <ShortList
        title="Webhooks"
        noun="webhooks"
        result={result}
        columns={columns}
        nameOf={({ url }) => url}
        hrefOf={({ id }) => `${addresses.workflow({ id: workflowId })}?tab=webhooks&delivery=${id}`}
        all={`${addresses.workflows}?view=webhooks&trigger_id=${workflowId}`}
        empty="It has called no webhook yet."
      />
      <DeliverySheet list={result} />
    </>
  );
}
