import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { contentSecurityPolicy } from './content-security-policy.js';

/** Adds the security headers of helmet, the content security policy among them, to every answer. */
export async function addSecurityHeaders(
  fastify: FastifyInstance,
  config: Config,
  scriptHashes: readonly string[],
): Promise<void> {
  const headers = await helmetHeaders(config, scriptHashes);
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/**
 * The headers of helmet, computed once: they are the same for every answer, and making them takes longer than many
 * answers.
 */
async function helmetHeaders(config: Config, scriptHashes: readonly string[]): Promise<Record<string, string>> {
  const probe = Fastify();
  let headers: Record<string, string> = {};
  await registerHelmet(probe, config, scriptHashes);
  probe.get('/', (_request, reply) => {
    headers = { ...reply.raw.getHeaders() } as Record<string, string>;
    return '';
  });
  await probe.inject('/');
  await probe.close();
  return headers;
}

async function registerHelmet(
  fastify: FastifyInstance,
  config: Config,
  scriptHashes: readonly string[],
): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config, scriptHashes) },
    strictTransportSecurity: config.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    xXssProtection: false,
  });
}
