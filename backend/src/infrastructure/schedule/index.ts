export { Nightly } from './nightly.decorator.js';
export { isLongDeleted, purgeRows, rowsOf } from './purge-rows.js';
export { deleted, deletedWith, hasNo, olderThan, pathsOf, retention } from './retention.js';
export { Sweep } from './sweep.js';
