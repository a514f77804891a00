import { sentenceOfFailure, toast, type ActionToasts } from '@portal/ui';
import { firstReasonOf } from '@portal/ui-antd';

/** Why it was refused: the reason for the first field where there is one, else the server's sentence. */
const reasonOf = (error: unknown, failure: string): string => firstReasonOf(error) ?? sentenceOfFailure(error, failure);

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
    toast.error(reasonOf(error, failure));
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
  if (refused) toast.error(reasonOf(refused.reason, failure));
  else toast.success(success);
}
