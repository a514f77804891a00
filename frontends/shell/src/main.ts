import { config } from 'zod/v4/core';
import { addPolyfills } from './polyfills.js';

// the content security policy forbids compiled parsers, and reports the mere attempt: before any schema is made
config({ jitless: true });
addPolyfills();

import(/* webpackChunkName: "bootstrap" */ './bootstrap.js').catch((error: unknown) => {
  // the federation's runtime keeps what failed: only a page that is reloaded can try again
  addEventListener('page-again', () => {
    if (navigator.onLine) location.reload();
    else dispatchEvent(new Event('page-failed'));
  });
  dispatchEvent(new Event('page-failed'));
  throw error;
});
