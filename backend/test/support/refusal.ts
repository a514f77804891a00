import { DomainError, type ErrorExtras } from '@portal/contracts';

/** The code and details of a refused call. Any other outcome fails the test. */
export async function refusal(work: Promise<unknown>): Promise<{ code: string } & ErrorExtras> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof DomainError) return { code: error.code, ...error.extras };
  throw error instanceof Error ? error : new Error('It was not refused');
}

/** The code of what refuses the work at once; undefined when nothing does. Anything but a refusal fails the test. */
export function codeOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
