/** Waits for Ctrl+C, SIGTERM or the end of whoever started us. */
export function untilAskedToStop(): Promise<string> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve('Ctrl+C'));
    process.once('SIGTERM', () => resolve('SIGTERM'));
    process.once('disconnect', () => resolve('the end of its parent'));
  });
}
