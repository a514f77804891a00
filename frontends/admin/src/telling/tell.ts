import { sentenceOfFailure, toast, type ActionToasts } from '@portal/ui';

/** Does something on the server and says how it went; resolves to the answer, or to nothing when it was refused. */
export async function tell<Answer>(
  answer: Promise<Answer>,
  { success, failure }: Pick<ActionToasts, 'success' | 'failure'>,
): Promise<Answer | undefined> {
  try {
    const told = await answer;
    if (success) toast.success(success);
    return told;
  } catch (error) {
    toast.error(sentenceOfFailure(error, failure));
    return undefined;
  }
}

/** The same for many at once: one sentence for all, the first refusal's when there was one. */
export async function tellOnce(
  answers: readonly Promise<unknown>[],
  { success, failure }: { success: string; failure: string },
): Promise<void> {
  const results = await Promise.allSettled(answers);
  const refused = results.find((result) => result.status === 'rejected');
  if (refused) toast.error(sentenceOfFailure(refused.reason, failure));
  else toast.success(success);
}
