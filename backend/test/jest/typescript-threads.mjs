import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

// as the processes of Nx (tools/src/nx/run-nx.ts): a thread has no environment that says so
enableCompileCache(join(import.meta.dirname, '../../../.nx/compile-cache'));

/** Lets a worker thread of a test import TypeScript sources by their `.js` names. */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs =
      specifier.startsWith('.') && specifier.endsWith('.js') && !context.parentURL?.includes('/node_modules/');
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
