import { normalizeEmail } from '@portal/contracts';
import type { Environment } from './environment.js';

/** How mails for support are received. */
export interface InboundConfig {
  host: string;
  port: number;
  /** The address that opens tickets; reply addresses are made of it. */
  address: string;
  /** Clients whose mails count as proven: servers that let only the sender's own users send. */
  trusted: readonly string[];
  /** Clients that pass on other servers' mails: the sender is checked by the client that they noted. */
  relays: readonly string[];
  /** The name servers asked about senders; none: the system's. */
  dns: readonly string[];
  /** Files of the certificate for STARTTLS. */
  tls: { cert: string; key: string } | null;
}

/** What of the environment is about received mails; null where INBOUND_SMTP names no address. */
export function inboundOf(env: Environment): InboundConfig | null {
  if (env.INBOUND_SMTP === undefined) return null;
  const colon = env.INBOUND_SMTP.lastIndexOf(':');
  const domain = /@([^\s>]+)/.exec(env.MAIL_FROM)?.[1] ?? 'localhost';
  return {
    host: env.INBOUND_SMTP.slice(0, colon).replace(/^\[|\]$/g, ''),
    port: Number(env.INBOUND_SMTP.slice(colon + 1)),
    address: normalizeEmail(env.INBOUND_ADDRESS ?? `support@${domain}`),
    trusted: env.INBOUND_TRUSTED,
    relays: env.INBOUND_RELAYS,
    dns: env.INBOUND_DNS,
    tls:
      env.INBOUND_TLS_CERT === undefined || env.INBOUND_TLS_KEY === undefined
        ? null
        : { cert: env.INBOUND_TLS_CERT, key: env.INBOUND_TLS_KEY },
  };
}
