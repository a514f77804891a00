import { processorTime } from '../../src/infrastructure/message-texts/render-time.js';

/** Milliseconds of this thread's processor time that some work takes: what else the machine does doesn't change it. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = processorTime();
  await work();
  return processorTime() - before;
}
