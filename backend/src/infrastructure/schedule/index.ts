export { Nightly } from './nightly.decorator.js';
export { isLongDeleted, purgeRows, rowsOf } from './purge-rows.js';
export { Sweep } from './sweep.js';
