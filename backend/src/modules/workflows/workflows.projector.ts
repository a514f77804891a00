import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { Config } from '../../infrastructure/config/config.js';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins } from '../../infrastructure/events/decorators.js';
import { toRunSummary, readRuns } from './runs/workflow-runs.reader.js';
import { toWorkflowView, readWorkflows } from './triggers/workflows.queries.js';

const CHANNEL: Channel = 'workflows';

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
  async show({ event, load }: FeedContext): Promise<FeedItem[]> {
    const [row] = await load(readWorkflows, event.entity_id);
    const record = row ? toWorkflowView(row, this.config) : { id: event.entity_id };
    return itemOf('workflow_triggers', row ? changeKindOf(event.name) : 'DELETE', record, event.occurred_at);
  }

  @OnFeed('workflow_run.status_changed')
  async projectRun({ event, load }: FeedContext<'workflow_run.status_changed'>): Promise<FeedItem[]> {
    const [row] = await load(readRuns, event.entity_id);
    const kind = event.payload.from === 'queued' ? 'INSERT' : 'UPDATE';
    return row ? itemOf('workflow_runs', kind, toRunSummary(row), event.occurred_at) : [];
  }

  /** Only that it changed: what was sent and answered may be long, and is read where it is looked at. */
  @OnFeed('webhook_delivery.tried')
  projectDelivery({ event }: FeedContext<'webhook_delivery.tried'>): FeedItem[] {
    const record = { id: event.entity_id, ...event.payload };
    return itemOf('webhook_deliveries', 'UPDATE', record, event.occurred_at, { quiet: true });
  }
}

const itemOf = (...change: Parameters<typeof changeOf>): FeedItem[] => [toAdmins(CHANNEL, changeOf(...change))];
