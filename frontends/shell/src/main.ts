import { config } from 'zod/v4/core';
import { fillGaps } from './fill-gaps.js';

// the content security policy forbids compiled parsers, and reports the mere attempt: before any schema is made
config({ jitless: true });
fillGaps();

void import(/* webpackChunkName: "bootstrap" */ './bootstrap.js');
