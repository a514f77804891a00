import { hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { Config } from '../config/config.js';

const TOKEN_BYTES = 32;

/** 256 random bits as text that is safe in an address. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** How a token is kept: 256 random bits need no salt. */
export const hashOfToken = (token: string): string => hash('sha256', token);

/** A session's token, and how it came. */
export interface SentToken {
  token: string;
  via: 'cookie' | 'bearer';
}

type Protocol = Pick<Config, 'secure'>;

/** `__Host-` binds the cookie to this very host, which browsers grant on https only. */
export const sessionCookieName = ({ secure }: Protocol): string => (secure ? '__Host-session' : 'session');

/** A readable hint for prerendered pages; it proves nothing. */
export const SIGNED_IN_HINT = 'signed_in';

/** Names the browser to the address that it signed in with (its own allowance of sign-in mails). */
export const browserCookieName = ({ secure }: Protocol): string => (secure ? '__Host-browser' : 'browser');

/** The token of a call or handshake: `Authorization: Bearer`, else the session cookie. */
export function sentToken(headers: IncomingHttpHeaders, config: Protocol): SentToken | null {
  const bearer = /^Bearer +([\w.~+/=-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, via: 'bearer' };
  const token = cookieOf(headers, sessionCookieName(config));
  return token ? { token, via: 'cookie' } : null;
}

/** One cookie of a call, or undefined. */
export function cookieOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  return headers.cookie ? fastifyCookie.parse(headers.cookie)[name] : undefined;
}
