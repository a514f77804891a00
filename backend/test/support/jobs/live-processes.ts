import { once } from 'node:events';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ChangesMessage, SubscribeAck } from '@portal/contracts';
import { io, type Socket } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../../src/infrastructure/config/config.js';
import { createInfrastructureApp } from '../create-infrastructure-app.js';
import { ParcelsService } from '../parcels.fixture.js';
import { aCustomer, anAdmin, KnownSessions } from '../sessions.fixture.js';
import { testConfig } from '../test-config.js';
import { type TestDatabase, testDatabase } from '../database/test-database.js';

interface Process {
  app: NestFastifyApplication;
  url: string;
}

/** Api processes on one database, and sockets to them. `admin-token` and `customer-token` are active sessions. */
export class LiveProcesses {
  readonly adminSession = uuidv7();
  readonly admin = anAdmin(uuidv7(), this.adminSession);
  private readonly customer = aCustomer(uuidv7(), uuidv7());
  private readonly processes: Process[] = [];
  private readonly sockets: Socket[] = [];

  private constructor(
    private readonly database: TestDatabase,
    readonly config: Config,
  ) {}

  static async start(count: number): Promise<LiveProcesses> {
    const database = await testDatabase();
    const live = new LiveProcesses(database, testConfig(database.url));
    for (let index = 0; index < count; index += 1) await live.startAnother();
    await live.service(0, ParcelsService).setUp();
    return live;
  }

  /** One more process; returns its index. */
  async startAnother(): Promise<number> {
    this.processes.push(await createInfrastructureApp(this.config));
    this.signIn();
    return this.processes.length - 1;
  }

  /** Reactivates both sessions on every process. */
  signIn(): void {
    for (const { app } of this.processes)
      app
        .get(KnownSessions, { strict: false })
        .live.set('admin-token', this.admin)
        .set('customer-token', this.customer);
  }

  url(index: number): string {
    const found = this.processes[index];
    if (!found) throw new Error(`There is no process ${index}`);
    return found.url;
  }

  service<Service>(index: number, type: new (...args: never[]) => Service): Service {
    const found = this.processes[index];
    if (!found) throw new Error(`There is no process ${index}`);
    return found.app.get(type, { strict: false });
  }

  connect(index: number, options: { token?: string; headers?: Record<string, string> }): Socket {
    const socket = io(`${this.url(index)}/realtime`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: options.token ? { token: options.token } : {},
      extraHeaders: options.headers ?? {},
    });
    this.sockets.push(socket);
    return socket;
  }

  async connected(index: number, token: string): Promise<Socket> {
    const socket = this.connect(index, { token });
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    return socket;
  }

  hangUp(): void {
    for (const socket of this.sockets.splice(0)) socket.disconnect();
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map(({ app }) => app.close()));
    await this.database.drop();
  }
}

export const join = (socket: Socket, message: unknown): Promise<SubscribeAck> =>
  socket.timeout(3_000).emitWithAck('subscribe', message) as Promise<SubscribeAck>;

export function receivedBy(socket: Socket): ChangesMessage[] {
  const heard: ChangesMessage[] = [];
  socket.on('changes', (message: ChangesMessage) => heard.push(message));
  return heard;
}
