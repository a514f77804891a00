import { createHmac } from 'node:crypto';

type Use = 'incoming' | 'outgoing';

/**
 * A workflow's secret for its own webhook, or for those that it calls, as Standard Webhooks writes them. It is made of
 * the product's secret, so that no row holds it; a new version makes a new one.
 */
export function workflowSecret(appSecret: string, use: Use, workflowId: string, secretVersion: number): string {
  const bytes = createHmac('sha256', appSecret)
    .update(`workflow-${use}:${workflowId}:${secretVersion}`)
    .digest('base64');
  return `whsec_${bytes}`;
}
