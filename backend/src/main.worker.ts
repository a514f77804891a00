import { runContext } from './context.application.js';
import { startWith } from './infrastructure/config/start.js';

startWith((config) => runContext('worker', config));
