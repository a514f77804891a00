import { problem, type Problem, type ProblemDetail } from '@portal/contracts';
import { z } from 'zod';

const refusal = z.object({ problem });

const problemOf = (error: unknown): Problem | undefined => refusal.safeParse(error).data?.problem;

/** The fields that an answer of the API refused, with the reason in words; none for any other failure. */
export const fieldErrorsOf = (error: unknown): ProblemDetail[] => problemOf(error)?.details ?? [];

/**
 * The record as it is now, when the API refused a change because somebody else was faster (`stale_version`);
 * undefined for any other failure.
 */
export function currentRecordOf(error: unknown): unknown {
  const refused = problemOf(error);
  return refused?.code === 'stale_version' ? refused.current : undefined;
}

/** The sentence of a failure, as the API said it. */
export const sentenceOfFailure = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Unknown error';
