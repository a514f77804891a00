import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel } from '@portal/contracts';
import { Config } from '../../infrastructure/config/config.js';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../infrastructure/events/index.js';
import { toRunSummary, readRuns } from './runs/workflow-runs.queries.js';
import { toWorkflowView, readWorkflows } from './triggers/workflows.queries.js';

const CHANNEL: Channel = 'workflows';

type TriggerEvent =
  | 'workflow_trigger.created'
  | 'workflow_trigger.updated'
  | 'workflow_trigger.status_changed'
  | 'workflow_trigger.deleted'
  | 'workflow_trigger.restored';

const newcomers: ReadonlySet<string> = new Set(['workflow_trigger.created', 'workflow_trigger.restored']);

/** Shows workflows, their runs and the webhooks they call on the admins' open screens. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class WorkflowsProjector {
  constructor(private readonly config: Config) {}

  @OnFeed(
    'workflow_trigger.created',
    'workflow_trigger.updated',
    'workflow_trigger.status_changed',
    'workflow_trigger.deleted',
    'workflow_trigger.restored',
  )
  async show({ event, load }: FeedContext<TriggerEvent>): Promise<FeedItem[]> {
    const [row] = await load(readWorkflows, event.entity_id);
    const kind: Change['event'] = row ? (newcomers.has(event.name) ? 'INSERT' : 'UPDATE') : 'DELETE';
    const record = row ? { ...toWorkflowView(row, this.config) } : { id: event.entity_id };
    return itemOf({ event: kind, table: 'workflow_triggers', record, at: event.occurred_at.toISOString() });
  }

  @OnFeed('workflow_run.status_changed')
  async projectRun({ event, load }: FeedContext<'workflow_run.status_changed'>): Promise<FeedItem[]> {
    const [row] = await load(readRuns, event.entity_id);
    if (!row) return [];
    const kind: Change['event'] = event.payload.from === 'queued' ? 'INSERT' : 'UPDATE';
    const record = { ...toRunSummary(row) };
    return itemOf({ event: kind, table: 'workflow_runs', record, at: event.occurred_at.toISOString() });
  }

  /** Only that it changed: what was sent and answered may be long, and is read where it is looked at. */
  @OnFeed('webhook_delivery.tried')
  projectDelivery({ event }: FeedContext<'webhook_delivery.tried'>): FeedItem[] {
    const record = { id: event.entity_id, ...event.payload };
    const at = event.occurred_at.toISOString();
    return itemOf({ event: 'UPDATE', table: 'webhook_deliveries', record, at, quiet: true });
  }
}

const itemOf = (change: Change): FeedItem[] => [{ room: rooms.admins(CHANNEL), channel: CHANNEL, change }];
