import { connect } from 'node:net';
import { rememberedPort } from '../processes/ports.ts';
import type { ProductEnvironment } from './environment.ts';

const USUAL_PORT = 2525;

/**
 * What has the product receive mail for support, on this machine only, where nothing is configured. What is received on
 * this machine only counts as proven. In production it receives none unless INBOUND_SMTP names an address.
 */
export async function inboundEnvironment(data: string, usual = USUAL_PORT): Promise<ProductEnvironment> {
  if (process.env['NODE_ENV'] === 'production') return {};
  const given = process.env['INBOUND_SMTP'];
  if (given) return /^(127\.|localhost:|\[::1\])/.test(given) ? trustingHere() : {};
  const port = await rememberedPort(data, 'inbound', usual);
  return { INBOUND_SMTP: `127.0.0.1:${port}`, ...trustingHere() };
}

const trustingHere = (): ProductEnvironment => ({ INBOUND_TRUSTED: process.env['INBOUND_TRUSTED'] ?? 'loopback' });

/** Where mail for support is received, and at which address; undefined where none is. */
export function supportByMail(env: ProductEnvironment): { url: string; address: string } | undefined {
  if (!env['INBOUND_SMTP']) return undefined;
  const domain = /@([^\s>]+)/.exec(env['MAIL_FROM'] ?? '')?.[1] ?? 'pamlico-it.example';
  return { url: `smtp://${env['INBOUND_SMTP']}`, address: env['INBOUND_ADDRESS'] ?? `support@${domain}` };
}

/** Whether a mail server answers there. */
export function answersMail(env: ProductEnvironment): Promise<boolean> {
  const { hostname, port } = new URL(`smtp://${env['INBOUND_SMTP']}`);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname === '0.0.0.0' ? '127.0.0.1' : hostname, port: Number(port) });
    socket.once('data', () => {
      socket.end('QUIT\r\n');
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
