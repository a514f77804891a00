import { startTestClock } from './test-clock.ts';

startTestClock();
