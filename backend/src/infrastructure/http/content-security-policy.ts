import type { Config } from '../config/config.js';

/**
 * The directives of the content security policy (CSP): scripts only from the product's own files, those of configured
 * remotes, and inline scripts with a hash known at build time.
 */
export function contentSecurityPolicy(
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
