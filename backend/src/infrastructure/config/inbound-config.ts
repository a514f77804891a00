import { normalizeEmail } from '@portal/contracts';
import type { Environment } from './environment.js';

/** How mails for support are received; null where INBOUND_SMTP names no address. */
export function inboundOf(env: Environment) {
  if (env.INBOUND_SMTP === undefined) return null;
  const colon = env.INBOUND_SMTP.lastIndexOf(':');
  const domain = /@([^\s>]+)/.exec(env.MAIL_FROM)?.[1] ?? 'localhost';
  return {
    host: env.INBOUND_SMTP.slice(0, colon).replace(/^\[|\]$/g, ''),
    port: Number(env.INBOUND_SMTP.slice(colon + 1)),
    /** The address that opens tickets; reply addresses are made of it. */
    address: normalizeEmail(env.INBOUND_ADDRESS ?? `support@${domain}`),
    /** Clients that are trusted about the sender: servers that let only their own users send. */
    trusted: env.INBOUND_TRUSTED,
    /** Clients that pass on other servers' mails: the sender is checked by the client that they noted. */
    relays: env.INBOUND_RELAYS,
    /** The name servers asked about senders; none: the system's. */
    dns: env.INBOUND_DNS,
    /** Files of the certificate for STARTTLS. */
    tls:
      env.INBOUND_TLS_CERT === undefined || env.INBOUND_TLS_KEY === undefined
        ? null
        : { cert: env.INBOUND_TLS_CERT, key: env.INBOUND_TLS_KEY },
  };
}
