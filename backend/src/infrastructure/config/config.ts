import { resolve } from 'node:path';
import { missingPaymentDetails, normalizeEmail, paymentAccount } from '@portal/contracts';
import { environment, type Environment } from './environment.js';
import { inboundOf, type InboundConfig } from './inbound-config.js';
import { pushOf, type PushConfig } from './push-config.js';

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
  readonly nodeEnv: Environment['NODE_ENV'];
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly publicOrigin: string;
  /** Whether pages and cookies travel over https. */
  readonly secure: boolean;
  readonly appSecret: string;
  readonly databaseUrl: string;
  readonly databasePool: number;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** How long a mail waits for what else happens to its record. */
  readonly mailMergeSeconds: number;
  /** Interval at which a worker looks for events and rows that were not signalled, in seconds. */
  readonly reconcileSeconds: number;
  readonly storage: string;
  /** Where ClamAV listens; null where files aren't scanned. */
  readonly clamd: string | null;
  /** Null where no mail is received. */
  readonly inbound: InboundConfig | null;
  /** Null where nothing is pushed to browsers. */
  readonly push: PushConfig | null;
  /** In the one spelling of addresses. */
  readonly adminEmails: readonly string[];
  readonly onCallEmail: string | null;
  /** Tests only: webhooks of workflows may call loopback and private addresses. */
  readonly privateWebhooks: boolean;
  readonly demoData: boolean;
  readonly diagnostics: boolean;
  readonly dataDir: string;
  readonly trustedProxies: readonly string[];
  readonly insecureHttp: boolean;
  readonly metricsToken: string | null;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly queuePrefix: string;
  /** The folder with the built pages and assets. */
  readonly webRoot: string;
  /** Base address of each remote that isn't served from there. */
  readonly remotes: Readonly<Record<string, string>>;
  readonly limits: {
    readonly signInPerAddress: readonly Allowance[];
    readonly signInStrangersPerAddressHour: number;
    readonly signInPerIpHour: number;
    readonly publicFormPerIpHour: number;
    readonly errorReportsPerIpHour: number;
    readonly requestsPerUserMinute: number;
    /** On one api process. */
    readonly socketsPerUser: number;
    /** On one api process. */
    readonly callsAtOncePerUser: number;
    /** Seconds from the headers of a call to the last byte of its body. */
    readonly bodySeconds: number;
    /** Bytes that must arrive of a body in each span of seconds. */
    readonly bodyPace: Allowance;
  };

  private constructor(env: Environment) {
    this.nodeEnv = env.NODE_ENV;
    this.production = env.NODE_ENV === 'production';
    this.port = env.PORT;
    this.host = env.HOST;
    this.publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
    this.publicOrigin = new URL(this.publicUrl).origin;
    this.secure = this.publicUrl.startsWith('https:');
    this.appSecret = env.APP_SECRET;
    this.databaseUrl = env.DATABASE_URL;
    this.databasePool = env.DATABASE_POOL;
    this.redisUrl = env.REDIS_URL;
    this.smtpUrl = env.SMTP_URL;
    this.mailFrom = env.MAIL_FROM;
    this.mailMergeSeconds = env.MAIL_MERGE_SECONDS;
    this.reconcileSeconds = env.RECONCILE_SECONDS;
    this.storage = env.STORAGE;
    this.clamd = env.CLAMD ?? null;
    this.inbound = inboundOf(env);
    this.push = pushOf(env);
    this.adminEmails = env.ADMIN_EMAILS.map(normalizeEmail);
    this.onCallEmail = env.ON_CALL_EMAIL === undefined ? null : normalizeEmail(env.ON_CALL_EMAIL);
    this.privateWebhooks = env.PRIVATE_WEBHOOKS;
    this.demoData = (env.DEMO_DATA ?? (this.production ? 'off' : 'on')) === 'on';
    this.diagnostics = (env.DIAGNOSTICS ?? (this.production ? 'off' : 'on')) === 'on';
    this.dataDir = resolve(env.DATA_DIR);
    this.trustedProxies = env.TRUSTED_PROXIES;
    this.insecureHttp = env.INSECURE_HTTP;
    this.metricsToken = env.METRICS_TOKEN ?? null;
    this.logLevel = env.LOG_LEVEL;
    this.queuePrefix = env.QUEUE_PREFIX;
    this.webRoot = resolve(env.WEB_ROOT ?? defaultWebRoot());
    this.remotes = env.REMOTES;
    this.limits = {
      signInPerAddress: env.LIMIT_SIGN_IN_PER_ADDRESS,
      signInStrangersPerAddressHour: env.LIMIT_SIGN_IN_STRANGERS_PER_ADDRESS_HOUR,
      signInPerIpHour: env.LIMIT_SIGN_IN_PER_IP_HOUR,
      publicFormPerIpHour: env.LIMIT_PUBLIC_FORM_PER_IP_HOUR,
      errorReportsPerIpHour: env.LIMIT_ERROR_REPORTS_PER_IP_HOUR,
      requestsPerUserMinute: env.LIMIT_REQUESTS_PER_USER_MINUTE,
      socketsPerUser: env.LIMIT_SOCKETS_PER_USER,
      callsAtOncePerUser: env.LIMIT_CALLS_AT_ONCE_PER_USER,
      bodySeconds: env.LIMIT_BODY_SECONDS,
      bodyPace: env.LIMIT_BODY_PACE[0] ?? { points: 20_000, perSeconds: 10 },
    };
  }

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
