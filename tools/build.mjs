import { run } from './bootstrap/run.mjs';

run('build');
