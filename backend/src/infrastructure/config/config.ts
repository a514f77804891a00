import { resolve } from 'node:path';
import { missingPaymentDetails, normalizeEmail, paymentAccount } from '@portal/contracts';
import { environment, type Environment } from './environment.js';
import { inboundOf } from './inbound-config.js';
import { pushOf } from './push-config.js';

/** One allowance of a rate limit. */
export interface Allowance {
  points: number;
  perSeconds: number;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A configuration that can't be started with; its message is for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The product's configuration: validated once, at start. */
export class Config {
  readonly nodeEnv = this.env.NODE_ENV;
  readonly production = this.env.NODE_ENV === 'production';
  readonly port = this.env.PORT;
  readonly host = this.env.HOST;
  /** Without a trailing slash. */
  readonly publicUrl = (this.env.PUBLIC_URL ?? `http://localhost:${this.env.PORT}`).replace(/\/+$/, '');
  readonly publicOrigin = new URL(this.publicUrl).origin;
  /** Whether pages and cookies travel over https. */
  readonly secure = this.publicUrl.startsWith('https:');
  readonly appSecret = this.env.APP_SECRET;
  readonly databaseUrl = this.env.DATABASE_URL;
  readonly databasePool = this.env.DATABASE_POOL;
  readonly redisUrl = this.env.REDIS_URL;
  readonly smtpUrl = this.env.SMTP_URL;
  readonly mailFrom = this.env.MAIL_FROM;
  /** How long a mail waits for what else happens to its record. */
  readonly mailMergeSeconds = this.env.MAIL_MERGE_SECONDS;
  /** Interval at which a worker looks for events and rows that were not signalled, in seconds. */
  readonly reconcileSeconds = this.env.RECONCILE_SECONDS;
  readonly storage = this.env.STORAGE;
  /** Where ClamAV listens; null where files aren't scanned. */
  readonly clamd = this.env.CLAMD ?? null;
  /** Null where no mail is received. */
  readonly inbound = inboundOf(this.env);
  /** Null where nothing is pushed to browsers. */
  readonly push = pushOf(this.env);
  /** In the one spelling of addresses. */
  readonly adminEmails: readonly string[] = this.env.ADMIN_EMAILS.map(normalizeEmail);
  readonly onCallEmail = this.env.ON_CALL_EMAIL === undefined ? null : normalizeEmail(this.env.ON_CALL_EMAIL);
  /** Tests only: webhooks of workflows may call loopback and private addresses. */
  readonly privateWebhooks = this.env.PRIVATE_WEBHOOKS;
  readonly demoData = (this.env.DEMO_DATA ?? (this.production ? 'off' : 'on')) === 'on';
  readonly diagnostics = (this.env.DIAGNOSTICS ?? (this.production ? 'off' : 'on')) === 'on';
  readonly dataDir = resolve(this.env.DATA_DIR);
  readonly trustedProxies: readonly string[] = this.env.TRUSTED_PROXIES;
  readonly insecureHttp = this.env.INSECURE_HTTP;
  readonly metricsToken = this.env.METRICS_TOKEN ?? null;
  readonly logLevel = this.env.LOG_LEVEL;
  readonly queuePrefix = this.env.QUEUE_PREFIX;
  /** The folder with the built pages and assets. */
  readonly webRoot = resolve(this.env.WEB_ROOT ?? defaultWebRoot());
  /** Base address of each remote that isn't served from there. */
  readonly remotes: Readonly<Record<string, string>> = this.env.REMOTES;
  readonly limits = {
    signInPerAddress: this.env.LIMIT_SIGN_IN_PER_ADDRESS,
    signInStrangersPerAddressHour: this.env.LIMIT_SIGN_IN_STRANGERS_PER_ADDRESS_HOUR,
    signInPerIpHour: this.env.LIMIT_SIGN_IN_PER_IP_HOUR,
    publicFormPerIpHour: this.env.LIMIT_PUBLIC_FORM_PER_IP_HOUR,
    errorReportsPerIpHour: this.env.LIMIT_ERROR_REPORTS_PER_IP_HOUR,
    requestsPerUserMinute: this.env.LIMIT_REQUESTS_PER_USER_MINUTE,
    /** On one api process. */
    socketsPerUser: this.env.LIMIT_SOCKETS_PER_USER,
    /** On one api process. */
    callsAtOncePerUser: this.env.LIMIT_CALLS_AT_ONCE_PER_USER,
    /** Seconds from the headers of a call to the last byte of its body. */
    bodySeconds: this.env.LIMIT_BODY_SECONDS,
    /** Bytes that must arrive of a body in each span of seconds. */
    bodyPace: this.env.LIMIT_BODY_PACE[0] ?? { points: 20_000, perSeconds: 10 },
  } as const;

  private constructor(private readonly env: Environment) {}

  /**
   * Reads and checks the environment. An empty variable counts as not given.
   * @throws ConfigError with one sentence a variable
   */
  static from(variables: Readonly<Record<string, string | undefined>>): Config {
    const given = Object.fromEntries(
      Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
    );
    const parsed = environment.safeParse(given);
    if (!parsed.success) {
      throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
    }
    const problems = crossChecks(parsed.data);
    if (problems.length > 0) throw new ConfigError(problems.join('\n'));
    return new Config(parsed.data);
  }
}

function crossChecks(env: Environment): string[] {
  const problems: string[] = [];
  const production = env.NODE_ENV === 'production';
  if (production && !env.PUBLIC_URL) problems.push('PUBLIC_URL must be given in production');
  if (production && /change|example|sample|secret|password/i.test(env.APP_SECRET)) {
    problems.push('APP_SECRET looks like a sample; make one with: openssl rand -hex 32');
  }
  if ((env.INBOUND_TLS_CERT === undefined) !== (env.INBOUND_TLS_KEY === undefined)) {
    problems.push('INBOUND_TLS_CERT and INBOUND_TLS_KEY belong together');
  }
  if (production && env.PUSH_LOOPBACK) problems.push('PUSH_LOOPBACK is for tests: it lets calls reach this machine');
  if (production && env.PRIVATE_WEBHOOKS) problems.push('PRIVATE_WEBHOOKS is for tests and must be off in production');
  if (production) problems.push(...missingPaymentDetails(paymentAccount));
  if (production && !env.INSECURE_HTTP && Object.values(env.REMOTES).some((base) => base.startsWith('http:'))) {
    problems.push('REMOTES must start with https:// in production: the pages run their scripts');
  }
  if (env.PUBLIC_URL) {
    const { protocol, hostname, pathname, search, hash, username } = new URL(env.PUBLIC_URL);
    if (pathname.replace(/^\/+/, '') + search + hash + username !== '') {
      problems.push(
        'PUBLIC_URL must be an origin like https://portal.example, without a path: pages are served from /',
      );
    }
    if (protocol === 'http:' && !env.INSECURE_HTTP && (production || !LOOPBACK.has(hostname))) {
      problems.push('PUBLIC_URL must start with https:// (or set INSECURE_HTTP=on, which sends sessions unprotected)');
    }
  }
  return problems;
}

/** `frontends/dist` of the repository, from both src and dist of the back end. */
function defaultWebRoot(): string {
  return resolve(process.env['PORTAL_ROOT'] ?? findRoot(process.cwd()), 'frontends/dist');
}

function findRoot(folder: string): string {
  return /[\\/]backend([\\/]|$)/.test(folder) ? folder.replace(/[\\/]backend([\\/].*)?$/, '') : folder;
}
