import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, sentenceOf } from '@portal/contracts';
import { Webhook } from 'standardwebhooks';
import { Config } from '../../../infrastructure/config/config.js';
import { postWebhook } from './post-webhook.js';
import { workflowSecret } from './workflow-secrets.js';
import { firstValue } from '../../../infrastructure/database/read-kit.js';

/** A webhook that is to be called. */
export interface QueuedWebhook {
  id: string;
  trigger_id: string;
  url: string;
  request_body: string;
  /** With this one. */
  tries: number;
}

/** What came of one try. */
export interface WebhookOutcome {
  status: number | null;
  body: string | null;
  error: string | null;
  /** A further try can't have another outcome. */
  isFinal: boolean;
}

/** Calls webhooks, signed by the secret of their workflow (Standard Webhooks). */
@Injectable()
export class WebhookClient {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** @throws Error that isn't the receiver's, such as a database that is away */
  async call({ id, trigger_id, url, request_body }: QueuedWebhook): Promise<WebhookOutcome> {
    const statement = 'select secret_version from workflow_triggers where id = ?';
    const version = (await firstValue<number>(this.em.fork(), statement, [trigger_id])) ?? 1;
    const secret = workflowSecret(this.config.appSecret, 'outgoing', trigger_id, version);
    const at = new Date();
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, at, request_body),
      'user-agent': 'portal-workflows/1',
    };
    try {
      const allowPrivate = this.config.privateWebhooks;
      const { status, body } = await postWebhook({ url, body: request_body, headers, allowPrivate });
      const isDone = status >= 200 && status < 300;
      const isRedirect = status >= 300 && status < 400;
      const code = isRedirect ? 'webhook.redirected' : 'webhook.failed';
      return { status, body, error: isDone ? null : sentenceOf(code, { status }), isFinal: isDone || isRedirect };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { status: null, body: null, error: error.message, isFinal: error.code === 'webhook.refused_address' };
    }
  }
}
