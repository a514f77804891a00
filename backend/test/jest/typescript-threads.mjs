import { registerHooks } from 'node:module';

/** Lets a worker thread of a test import TypeScript sources by their `.js` names. */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs =
      specifier.startsWith('.') && specifier.endsWith('.js') && !context.parentURL?.includes('/node_modules/');
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
