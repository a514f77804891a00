import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

/**
 * The headers of every answer: scripts only from the product's own files, those of configured remotes, and the hashes
 * known at build time.
 */
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
  const socketOrigin = config.publicOrigin.replace(/^http/, 'ws');
  // a slash at the end: what is below, nothing beside
  const remotes = Object.values(config.remotes).map((base) => `${base}/`);
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...remotes, ...scriptHashes.map((hash) => `'${hash}'`)],
        'style-src': ["'self'", ...remotes, "'unsafe-inline'"],
        'img-src': ["'self'", ...remotes, 'data:'],
        'font-src': ["'self'", ...remotes],
        'connect-src': ["'self'", ...remotes, socketOrigin],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: config.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    xXssProtection: false,
  });
}
