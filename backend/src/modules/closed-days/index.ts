export { ClosedDaysModule } from './closed-days.module.js';
export { ClosedDaysReader } from './closed-days.reader.js';
