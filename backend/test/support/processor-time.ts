/** Milliseconds of this thread's processor time that some work takes: what else the machine does doesn't change it. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
