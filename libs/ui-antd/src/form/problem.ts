import { problem, type Problem, type ProblemDetail } from '@portal/contracts';
import { sentenceOfFailure as sentenceOr } from '@portal/ui';
import { z } from 'zod';

const refusal = z.object({ problem });

const problemOf = (error: unknown): Problem | undefined => refusal.safeParse(error).data?.problem;

/** The fields that an answer of the API refused, with the reason in words; none for any other failure. */
export const fieldErrorsOf = (error: unknown): ProblemDetail[] => problemOf(error)?.details ?? [];

/** The first reason of a refusal with its field in words, for where no field stands: "Amount: Must be more than 0". */
export function firstReasonOf(error: unknown): string | undefined {
  const [first] = fieldErrorsOf(error);
  if (!first) return undefined;
  const field = first.path.split('.')[0]?.replaceAll('_', ' ') ?? '';
  const reason = field ? `${field.charAt(0).toUpperCase()}${field.slice(1)}: ${first.message}` : first.message;
  return error instanceof WordedFailure && error.subject ? `${error.subject}: ${reason}` : reason;
}

/**
 * The record as it is now, when the API refused a change because somebody else was faster (`stale_version`);
 * undefined for any other failure.
 */
export function currentRecordOf(error: unknown): unknown {
  const refused = problemOf(error);
  return refused?.code === 'stale_version' ? refused.current : undefined;
}

/** Whether the record asked for isn't there for this person, or its id can't be one: asking again doesn't change that. */
export function isNotThere(error: unknown): boolean {
  const status = problemOf(error)?.status;
  return status === 404 || status === 400;
}

/** Whether the record asked for may have been deleted: its id could be one, but nothing has it. */
export const mayBeDeleted = (error: unknown): boolean => problemOf(error)?.status === 404;

/** What is not there, in words: the API's own where they name it, else by the kind of record. */
export function sentenceOfMissing(error: unknown, noun = 'record'): string {
  const refused = problemOf(error);
  return refused?.code.includes('.') ? refused.error : `This ${noun} was not found`;
}

/** A failure that says itself: an answer of the API as it is, anything else with the catalogue's sentence. */
export function inWords(error: unknown, fallback: string): Error {
  if (error instanceof WordedFailure) return error;
  const sentence = sentenceOr(error, fallback);
  return error instanceof Error && error.message === sentence ? error : new WordedFailure(sentence, { cause: error });
}

/** A failure that names the record before its sentence: where many are on the screen it says which one. */
export const failureOf = (subject: string, error: unknown, fallback: string): Error =>
  new WordedFailure(`${subject}: ${sentenceOr(error, fallback)}`, { cause: error }, subject, problemOf(error));

/** A failure in words of ours: one without an answer, or one that names its record. */
class WordedFailure extends Error {
  constructor(
    message: string,
    options: ErrorOptions,
    readonly subject?: string,
    readonly problem?: Problem,
  ) {
    super(message, options);
  }
}

/** The sentence for a failed form: the answer's, else the catalogue's for what was being done. */
export const sentenceOfFailure = (error: unknown, fallback: string): string =>
  error instanceof WordedFailure ? error.message : sentenceOr(error, fallback);
