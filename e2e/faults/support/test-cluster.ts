import { randomUUID } from 'node:crypto';
import { clockShift, setDatabaseClock } from '@portal/tools/clock';
import { freePort } from '@portal/tools/ports';
import { Client } from 'pg';
import { MailServer } from './mail-server.js';
import { ProductProcess, type Role, runCommand } from './process.js';

export const CHIEF = 'chief@staff.example';

/** An installation with its own database, queue prefix and mail server, whose processes a test may kill. */
export class TestCluster {
  private readonly running = new Set<ProductProcess>();

  private constructor(
    private readonly database: { server: Client; name: string; rows: Client },
    readonly mail: MailServer,
    private readonly env: NodeJS.ProcessEnv,
    /** Where the api answers. */
    readonly url: string,
  ) {}

  /** @param more variables beside the usual ones */
  static async build(more: NodeJS.ProcessEnv = {}): Promise<TestCluster> {
    const [serverUrl, redisUrl] = [required('TEST_DATABASE_URL'), required('TEST_REDIS_URL')];
    const name = `portal_faults_${randomUUID().slice(0, 8)}`;
    const server = await connected(serverUrl);
    await server.query(`create database ${name}`);
    const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
    await setDatabaseClock(databaseUrl);
    const mail = await MailServer.open();
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const env = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      APP_SECRET: `faults-${randomUUID()}${randomUUID()}`,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SMTP_URL: mail.url,
      QUEUE_PREFIX: name,
      ADMIN_EMAILS: CHIEF,
      DEMO_DATA: 'off',
      LIMIT_PUBLIC_FORM_PER_IP_HOUR: '10000',
      LIMIT_REQUESTS_PER_USER_MINUTE: '1000000',
      LIMIT_SOCKETS_PER_USER: '10000',
      MAIL_MERGE_SECONDS: '0',
      ...more,
    };
    await runCommand(['migrate'], env);
    return new TestCluster(
      { server, name, rows: await connected(databaseUrl) },
      mail,
      env,
      url.replace('localhost', '127.0.0.1'),
    );
  }

  /** What its processes sign with. */
  get secret(): string {
    return this.env['APP_SECRET'] ?? '';
  }

  /** The name of its database, and its queues' prefix. */
  get name(): string {
    return this.database.name;
  }

  get redisUrl(): string {
    return this.env['REDIS_URL'] ?? '';
  }

  /** Starts a process; `more` is what sets it apart from the others of its kind, such as its port. */
  async start(role: Role, more: NodeJS.ProcessEnv = {}): Promise<ProductProcess> {
    const started = await ProductProcess.start(role, { ...this.env, ...more });
    this.running.add(started);
    return started;
  }

  /** Sends the request of the public wizard. */
  async requestConsultation(email: string, name = 'Vera Visitor'): Promise<{ status: number }> {
    const response = await fetch(`${this.url}/api/v1/public-consultation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, phone: '252-555-0100', needs: 'Our network is slow.' }),
    });
    return { status: response.status };
  }

  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.rows.query<Row>(sql, values)).rows;
  }

  /** Moves the clock of its database so many days ahead of the run's; the processes keep theirs. */
  async moveClock(days: number): Promise<void> {
    await this.rows(`
      create or replace function public.clock_shift() returns interval language sql stable parallel safe
        as $$ select interval '${clockShift()} milliseconds' + interval '${days * 24} hours' $$`);
  }

  /** Mails that are queued and not marked as sent. */
  async openMails(titled = '%'): Promise<number> {
    const open = `select 1 from notifications where channel = 'email' and status = 'queued' and title like $1`;
    return (await this.rows(open, [titled])).length;
  }

  /** Events without the effects of all their listeners, counted by rows only. */
  async openEvents(): Promise<number> {
    return (await this.rows('select 1 from domain_events where settled_at is null')).length;
  }

  async close(): Promise<void> {
    await Promise.all([...this.running].map((process) => process.kill()));
    await this.mail.close();
    await this.database.rows.end();
    await this.database.server.query(`drop database if exists ${this.database.name} with (force)`);
    await this.database.server.end();
  }
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined); // the database is dropped under it at the end
  await client.connect();
  return client;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with npm test`);
  return value;
}
