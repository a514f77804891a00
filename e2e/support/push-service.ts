import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { call } from './given.js';

/** What a browser hands to the product when it subscribes. */
export interface PushSubscriptionAt {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

interface Taken {
  path: string;
  body: Buffer;
}

/** A push service on this machine: a browser under test can't reach a real one. It keeps what it is sent. */
export class PushService {
  private readonly taken: Taken[] = [];
  /** What browsers read with, by their names. */
  private readonly secrets = new Map<string, { keys: ECDH; auth: Buffer }>();
  private constructor(private readonly server: Server) {}

  static async open(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        service.taken.push({ path: request.url ?? '', body: Buffer.concat(chunks) });
        response.writeHead(201).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  /** A subscription of a browser under this name. */
  subscriptionOf(name: string): PushSubscriptionAt {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    this.secrets.set(name, { keys, auth });
    const { port } = this.server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}/${name}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  /** Subscribes the user signed in on the page, as a browser would under this name. */
  async subscribe(page: Page, name: string): Promise<void> {
    await call(page, 'POST', 'notifications/push-devices', this.subscriptionOf(name));
  }

  /** How many notifications were pushed to a browser. */
  pushedTo(name: string): number {
    return this.sentTo(name).length;
  }

  /** The last message to a browser, as only that browser can read it; undefined before the first. */
  lastTo(name: string): string | undefined {
    const [last, secret] = [this.sentTo(name).at(-1), this.secrets.get(name)];
    return last && secret ? decrypted(last.body, secret) : undefined;
  }

  private sentTo(name: string): Taken[] {
    return this.taken.filter(({ path }) => path === `/${name}`);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** What a browser reads (RFC 8188, RFC 8291). */
function decrypted(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string {
  const [salt, sender, text] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
