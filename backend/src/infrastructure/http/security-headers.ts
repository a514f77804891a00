import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { Config } from '../config/config.js';

/**
 * The directives of the content security policy (CSP): scripts only from the product's own files, those of configured
 * remotes, and inline scripts with a hash known at build time.
 */
function contentSecurityPolicy(
  config: Pick<Config, 'publicOrigin' | 'remotes'>,
  scriptHashes: readonly string[],
): Record<string, string[]> {
  const socketOrigin = config.publicOrigin.replace(/^http/, 'ws');
  // the slash at the end allows the files below the address, not the addresses that begin with it
  const remotes = Object.values(config.remotes).map((base) => `${base}/`);
  return {
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
  };
}

/**
 * The security headers of helmet, the content security policy among them, computed once: they are the same for every
 * answer, and making them takes longer than many answers.
 */
export async function securityHeaders(
  config: Config,
  scriptHashes: readonly string[],
): Promise<Record<string, string>> {
  const probe = Fastify();
  let headers: Record<string, string> = {};
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config, scriptHashes) },
    strictTransportSecurity: config.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    xXssProtection: false,
  });
  probe.get('/', (_request, reply) => {
    headers = { ...reply.raw.getHeaders() } as Record<string, string>;
    return '';
  });
  await probe.inject('/');
  await probe.close();
  return headers;
}
