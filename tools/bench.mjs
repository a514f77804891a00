import { run } from './bootstrap/run.mjs';

run('bench');
