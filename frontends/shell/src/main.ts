import { config } from 'zod/v4/core';

// the content security policy forbids compiled parsers, and reports the mere attempt: before any schema is made
config({ jitless: true });

void import(/* webpackChunkName: "bootstrap" */ './bootstrap.js');
