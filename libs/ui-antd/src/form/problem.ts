import { messages, Problem as problem, type Problem, type ProblemDetail } from '@portal/contracts';
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
 * The current record, when the API refused a change because another user was faster (`stale_version`); undefined for
 * any other failure.
 */
export function currentRecordOf(error: unknown): unknown {
  const refused = problemOf(error);
  return refused?.code === 'stale_version' ? refused.current : undefined;
}

/** Whether the record isn't there for this user, or its id can't be one: another call doesn't change that. */
export function isNotThere(error: unknown): boolean {
  const status = problemOf(error)?.status;
  return status === 404 || status === 400;
}

/** Whether the record may have been deleted: its id is valid, but no visible record has it. */
export const mayBeDeleted = (error: unknown): boolean => problemOf(error)?.status === 404;

/** What is not there, in words: the API's own where they name it, else by the kind of record. */
export function sentenceOfMissing(error: unknown, noun = 'record'): string {
  const refused = problemOf(error);
  return refused?.code.includes('.') ? refused.error : `This ${noun} was not found`;
}

/** Whether no answer came: what was typed is still there, and can be sent again. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (error.message === messages.http.unreachable || isUnanswered(error.cause));

/** A failure with a text to show: an answer of the API as it is, anything else with the catalogue's sentence. */
export function inWords(error: unknown, fallback: string): Error {
  if (error instanceof WordedFailure) return error;
  const sentence = sentenceOr(error, fallback);
  return error instanceof Error && error.message === sentence ? error : new WordedFailure(sentence, { cause: error });
}

/** A failure that names the record before its sentence: where many are on the screen it identifies the one. */
export const failureOf = (subject: string, error: unknown, fallback: string): Error =>
  new WordedFailure(`${subject}: ${sentenceOr(error, fallback)}`, { cause: error }, subject, problemOf(error));

/** A failure with a text of the product: one without an answer, or one that names its record. */
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
