export { Nightly } from './nightly.decorator.js';
export { purgeRows } from './nightly-runs.js';
