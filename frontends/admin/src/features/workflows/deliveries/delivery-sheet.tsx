import type { WebhookDeliveryView, Page } from '@portal/contracts';
import { webhookDeliveryQueries, useCan, useRedeliverWebhook } from '@portal/data-access';
import { columnsOf } from '@portal/features';
import { toast } from '@portal/ui';
import { type ListColumn, DetailSkeleton, Facts, linkOf, RelativeTime, StatusTag, useFocusBack } from '@portal/ui-antd';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { RotateCcw } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { withToast } from '../../../toasts/with-toast.js';
import { ShortList } from '../../../views/short-list.js';
import { deliveryStatusLabels, deliveryStatusTones } from '../labels/workflow-labels.js';
import { durationOf } from '../runs/run.columns.js';
import { workflowToasts } from '../workflow-toasts.js';
import './deliveries.css';

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

interface DeliverySheetProps {
  /** The list that the webhook is one of. */
  list: UseQueryResult<Page<WebhookDeliveryView>>;
}

/** The webhook that the address names: what was sent, what came back; and a way to send it again. */
export function DeliverySheet({ list }: DeliverySheetProps) {
  const { openId, open } = useOpenDelivery();
  return openId ? <OpenDelivery id={openId} list={list} onMove={open} /> : null;
}

interface OpenDeliveryProps extends DeliverySheetProps {
  id: string;
  onMove: (id: string | undefined) => void;
}

function OpenDelivery({ id: openId, list, onMove: open }: OpenDeliveryProps) {
  useFocusBack(() => linkOf(openId));
  const delivery = list.data?.data.find(({ id }) => id === openId);
  return (
    <Drawer open size="min(560px, 100vw)" title="Webhook" onClose={() => open(undefined)}>
      {delivery ? (
        <Delivery delivery={delivery} onMove={open} />
      ) : list.isFetching ? (
        <DetailSkeleton />
      ) : (
        <p>This webhook is not among those of this page.</p>
      )}
    </Drawer>
  );
}

function Delivery({ delivery, onMove }: { delivery: WebhookDeliveryView; onMove: (id: string) => void }) {
  const { id, status, error, run_id: run } = delivery;
  const redeliver = useRedeliverWebhook();
  const mayDecide = useCan('workflow.run');
  const repeat = async (): Promise<void> => {
    const made = await withToast(redeliver.mutateAsync({ id }), workflowToasts.redelivered);
    if (!made) return;
    toast.short(workflowToasts.redelivered.short, { tone: 'success' });
    onMove(made.id);
  };
  return (
    <div className="delivery column gap-14">
      <div className="row wrap between gap-8">
        <StatusTag tone={deliveryStatusTones[status]}>{deliveryStatusLabels[status]}</StatusTag>
        {mayDecide && status !== 'queued' ? (
          <Button
            icon={<RotateCcw size={15} strokeWidth={1.75} />}
            loading={redeliver.isPending}
            onClick={() => void repeat()}
          >
            Send again
          </Button>
        ) : null}
      </div>
      <p className="strong anywhere">{delivery.url}</p>
      {error ? <p className="workflow-problem">{error}</p> : null}
      <Facts
        items={[
          [
            'Workflow',
            <Link key="w" to={addresses.workflow({ id: delivery.trigger_id })}>
              {delivery.trigger_name}
            </Link>,
          ],
          [
            'Run',
            run ? (
              <Link key="r" to={addresses.workflowRun({ id: run })}>
                Open the run
              </Link>
            ) : null,
          ],
          ['Tries', String(delivery.tries)],
          ['Answer', delivery.response_status === null ? null : String(delivery.response_status)],
          ['Took', delivery.duration_ms === null ? null : durationOf(delivery.duration_ms)],
          ['Sent', <RelativeTime key="at" at={delivery.created_at} />],
          ['Next try', delivery.next_try_at ? <RelativeTime key="n" at={delivery.next_try_at} /> : null],
          ['ID', id],
        ]}
      />
      <Body title="What was sent" text={delivery.request_body} />
      <Body title="What came back" text={delivery.response_body} />
    </div>
  );
}

function Body({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section aria-label={title}>
      <h3 className="step-chooser__title muted">{title}</h3>
      <pre className="delivery__body prewrap tiny" tabIndex={0} role="region" aria-label={title}>
        {readable(text)}
      </pre>
    </section>
  );
}

/** JSON with a line for each field; anything else as it is. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The webhook that is open over a list, named in the address: `?delivery=`. */
export function useOpenDelivery(): { openId: string | undefined; open: (id: string | undefined) => void } {
  const [params, setParams] = useSearchParams();
  return {
    openId: params.get('delivery') ?? undefined,
    open: (id) =>
      setParams(
        (before) => {
          if (id) before.set('delivery', id);
          else before.delete('delivery');
          return before;
        },
        { preventScrollReset: true },
      ),
  };
}
