import { DomainError } from '@portal/contracts';
import type { TakeStep } from '../actions/step.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

/** Queues a webhook and waits for its answer. */
export const callWebhook: TakeStep<'call_webhook'> = ({ url, body }, { em, run, workflow, facts, record }) => {
  const text = body
    ? asJson(body)
    : JSON.stringify({
        type: run.eventName ?? `workflow.${run.source}`,
        timestamp: run.createdAt.toISOString(),
        data: { workflow, run_id: run.id, event: facts.event, record },
      });
  const delivery = WebhookDelivery.queue({ triggerId: workflow.id, runId: run.id, url, body: text });
  em.persist(delivery);
  return { output: {}, wait: { for: 'webhook', dueAt: null }, deliveryId: delivery.id };
};

/** @throws DomainError `workflow.bad_template` where the text that was filled in isn't JSON */
export function asJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    throw new DomainError('workflow.bad_template', { reason: 'The body is not JSON' });
  }
}
