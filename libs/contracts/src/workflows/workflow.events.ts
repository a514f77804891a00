import { defineEvents, payload } from '../core/events.js';
import type { NotificationCategory, NotificationChannel } from '../notifications/notification.contract.js';
import type { WebhookDeliveryStatus } from './workflow-delivery.contract.js';
import type { WorkflowRecordKind } from './workflow-records.js';
import type { WorkflowRunStatus, WorkflowStatus } from './workflow.transitions.js';

interface OfWorkflow {
  trigger_id: string;
}

/** Events of workflows start no workflow. */
export const workflowDomainEvents = defineEvents({
  'workflow_trigger.created': payload<{ name: string }>(),
  'workflow_trigger.updated': payload<{ changed: string[]; trigger_version: number }>(),
  'workflow_trigger.status_changed': payload<{
    from: WorkflowStatus;
    to: WorkflowStatus;
    /** It was disabled because its runs failed one after the other. */
    after_failures?: number;
  }>(),
  'workflow_trigger.deleted': payload<{ name: string }>(),
  'workflow_trigger.restored': payload<{ name: string }>(),
  'workflow_run.status_changed': payload<OfWorkflow & { from: WorkflowRunStatus; to: WorkflowRunStatus }>(),
  /** A step notifies people; the texts are rendered. */
  'workflow_run.notified': payload<
    OfWorkflow & {
      recipient_ids: string[];
      /** The on-call address, which may have no profile. */
      addresses: string[];
      channels: NotificationChannel[];
      category: NotificationCategory;
      title: string;
      body: string;
      /** Paths of the product for admins and for customers; null: none. */
      record: { kind: WorkflowRecordKind; id: string } | null;
      admin_link: string | null;
      customer_link: string | null;
    }
  >(),
  'workflow_run.approval_requested': payload<OfWorkflow & { title: string; message: string; due_at: string }>(),
  'workflow_run.approved': payload<OfWorkflow>(),
  'workflow_run.rejected': payload<OfWorkflow>(),
  /** The address was called; `queued`: it will be called again. */
  'webhook_delivery.tried': payload<OfWorkflow & { status: WebhookDeliveryStatus }>(),
});
