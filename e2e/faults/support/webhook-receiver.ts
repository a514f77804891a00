import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  path: string;
  id: string;
  body: string;
}

/** Receives webhooks: `/ok` answers, `/fails` with 500, `/hangs` never, and `/inward` redirects to our own addresses. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('error', () => undefined); // its worker was killed
      request.on('end', () => {
        const path = request.url ?? '';
        const id = String(request.headers['webhook-id'] ?? '');
        receiver.received.push({ path, id, body: Buffer.concat(chunks).toString() });
        if (path === '/hangs') return;
        const status = { '/fails': 500, '/inward': 302 }[path] ?? 200;
        response.writeHead(status, { location: `${receiver.url}/secret` }).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The ids of webhooks to a path, one for each try. */
  idsAt(path: string): string[] {
    return this.received.filter((one) => one.path === path).map(({ id }) => id);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
