import { registerHooks } from 'node:module';

/** Lets a thread of a test run our sources, which name each other as the JavaScript they become. */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs =
      specifier.startsWith('.') && specifier.endsWith('.js') && !context.parentURL?.includes('/node_modules/');
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
