import { isNews, sentenceOfFailure, toast, type ActionToasts } from '@portal/ui';
import { firstReasonOf } from '@portal/ui-antd';

/** Why it was refused: the reason for the first field where there is one, else the server's sentence. */
const reasonOf = (error: unknown, failure: string): string => firstReasonOf(error) ?? sentenceOfFailure(error, failure);

/**
 * Does something on the server and says how it went; resolves to the answer, or to nothing when it was refused, or when
 * it is the second half of a double click, whose first half goes on.
 */
export async function tell<Answer>(
  answer: Promise<Answer>,
  { success, failure }: Pick<ActionToasts, 'success' | 'failure'>,
): Promise<Answer | undefined> {
  try {
    const told = await answer;
    if (!isNews(told)) return undefined;
    if (success) toast.success(success);
    return told;
  } catch (error) {
    if (isNews(error)) toast.error(reasonOf(error, failure));
    return undefined;
  }
}

/** How several changes at once are told. */
interface Several extends ActionToasts {
  /** What became of those that weren't refused; by default "changed". */
  done?: 'changed' | 'deleted';
  /** Names the one at a place, so that those that were refused are named, each with its reason. */
  nameAt?: (index: number) => string;
}

const NAMED = 3;

/**
 * The same for several at once: one toast for all. Of one it says what a change of one says; of more how many were
 * `done` ("5 changed"), and how many were refused and why; with names also which.
 */
export async function tellOnce(
  answers: readonly Promise<unknown>[],
  { success, short, failure, done = 'changed', nameAt }: Several,
): Promise<void> {
  const results = await Promise.allSettled(answers);
  const isNew = results.map((result) => isNews(result.status === 'fulfilled' ? result.value : result.reason));
  if (!isNew.some(Boolean)) return;
  const refused = results.flatMap((result, index) =>
    result.status === 'rejected' ? [{ index, reason: reasonOf(result.reason, failure) }] : [],
  );
  const [first] = refused;
  const all = results.length;
  if (first) {
    const count = `${all - refused.length} of ${all} ${done}`;
    const text =
      all === 1
        ? first.reason
        : nameAt
          ? `${count}. Refused: ${refusals(refused.map(({ index, reason }) => `${nameAt(index)} (${reason})`))}.`
          : `${count}, ${refused.length} refused: ${first.reason}`;
    if (short) toast.short(text, { tone: 'error' });
    else toast.error(text);
  } else if (short) toast.short(all === 1 ? short : `${all} ${done}`, { tone: 'success' });
  else toast.success(all === 1 && success ? success : `${all} ${done}.`);
}

/** The first few by name, and how many more. */
function refusals(names: readonly string[]): string {
  const more = names.length - NAMED;
  return [...names.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
