export { setDatabaseClock } from './database-clock.ts';
export { shiftDate } from './shift-date.ts';
export { clockShift, startTestClock } from './test-clock.ts';
