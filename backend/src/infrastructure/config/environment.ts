import { isIP } from 'node:net';
import { z } from 'zod';

const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .default(fallback)
    .transform((value) => value === 'on');

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const count = (fallback: number) =>
  z.coerce.number('must be a number').int().min(1, 'must be at least 1').default(fallback);

/** `1/60,3/900`: one in a minute and three in a quarter of an hour. */
const allowances = (fallback: string) =>
  z
    .string()
    .regex(/^\d+\/\d+(,\d+\/\d+)*$/, 'must look like 1/60,3/900 (how many / in how many seconds)')
    .default(fallback)
    .transform((text) =>
      text.split(',').map((part) => {
        const [points = 1, perSeconds = 60] = part.split('/').map(Number);
        return { points, perSeconds };
      }),
    );

const url = (...protocols: string[]) =>
  z.string('must be given').refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** `customer=https://cdn.example/customer`: the name of a remote, and where its files are; without a slash at the end. */
const remotes = list.transform((parts, context): Record<string, string> => {
  const pairs = parts.map((part): [string, string] => {
    const at = part.indexOf('=');
    return [part.slice(0, Math.max(at, 0)), part.slice(at + 1).replace(/\/+$/, '')];
  });
  if (pairs.every(([name, base]) => /^[a-z]\w*$/.test(name) && isBase(base))) return Object.fromEntries(pairs);
  context.addIssue('must look like customer=https://cdn.example/customer, separated by commas');
  return z.NEVER;
});

/** Where files can be served: an address without query, fragment or user, and without what would end a policy's source. */
function isBase(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && search + hash + username === '' && !/[\s;'"?#]/.test(text);
}

/** An address, a network, or one of the names that proxy-addr knows. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  if (more.length > 0) return false;
  if (isIP(address) === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest);
}

const networks = list.refine((parts) => parts.every(isNetwork), {
  message: 'must be addresses or networks like 10.0.0.7 or 172.16.0.0/12, separated by commas',
});

/** Every variable the product reads, with its default (decisions, section 10). The only list of them. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  APP_SECRET: z.string('must be given').min(32, 'must have at least 32 characters'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_POOL: count(20),
  REDIS_URL: url('redis:', 'rediss:'),
  SMTP_URL: url('smtp:', 'smtps:'),
  MAIL_FROM: z.string().min(3).default('Pamlico IT Services <hello@pamlico-it.example>'),
  STORAGE: z
    .string()
    .regex(/^(file|s3):/, 'must start with file: or s3:')
    .default('file:storage'),
  RECONCILE_SECONDS: z.coerce.number('must be a number').min(0.1).max(60).default(5),
  MAIL_MERGE_SECONDS: z.coerce.number('must be a number').int().min(0).max(3_600).default(120),
  CLAMD: z
    .string()
    .regex(/^(unix:\/.+|[\w.:[\]-]+:\d{1,5})$/, 'must be like 127.0.0.1:3310 or unix:/run/clamav/clamd.ctl')
    .optional(),
  ADMIN_EMAILS: list,
  ON_CALL_EMAIL: z
    .string()
    .regex(/^[^\s@,;<>]+@[^\s@,;<>]+$/, 'must be one plain e-mail address')
    .optional(),
  PRIVATE_WEBHOOKS: flag('off'),
  DEMO_DATA: z.enum(['on', 'off'], 'must be on or off').optional(),
  DIAGNOSTICS: z.enum(['on', 'off'], 'must be on or off').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  MAIL_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  MAIL_WEB_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  INBOUND_SMTP: z
    .string()
    .regex(/^[\w.:[\]-]+:\d{1,5}$/, 'must be an address and a port like 0.0.0.0:25')
    .optional(),
  INBOUND_ADDRESS: z
    .string()
    .regex(/^[a-z0-9._-]{1,12}@[^\s@,;<>]+$/, 'must be one plain address with at most 12 letters before the @')
    .optional(),
  INBOUND_TRUSTED: networks,
  INBOUND_RELAYS: networks,
  INBOUND_DNS: list,
  INBOUND_TLS_CERT: z.string().optional(),
  INBOUND_TLS_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 random bytes in base64url')
    .optional(),
  PUSH_LOOPBACK: flag('off'),
  TRUSTED_PROXIES: networks,
  INSECURE_HTTP: flag('off'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  QUEUE_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, 'may have letters, digits, - and _')
    .default('portal'),
  WEB_ROOT: z.string().optional(),
  REMOTES: remotes,
  LIMIT_SIGN_IN_PER_ADDRESS: allowances('1/60,3/900,10/86400'),
  LIMIT_SIGN_IN_STRANGERS_PER_ADDRESS_HOUR: count(10),
  LIMIT_SIGN_IN_PER_IP_HOUR: count(20),
  LIMIT_PUBLIC_FORM_PER_IP_HOUR: count(5),
  LIMIT_ERROR_REPORTS_PER_IP_HOUR: count(30),
  LIMIT_REQUESTS_PER_USER_MINUTE: count(1_200),
  LIMIT_SOCKETS_PER_USER: count(20),
  LIMIT_CALLS_AT_ONCE_PER_USER: count(8),
  LIMIT_BODY_SECONDS: count(120),
  LIMIT_BODY_PACE: allowances('20000/10'),
});
export type Environment = z.infer<typeof environment>;
