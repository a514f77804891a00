import { messages, Problem as problem, type ErrorCode, type Problem } from '@portal/contracts';

/** A failed call as a screen sees it: the sentence a person reads, and what a form or dialog needs beside it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly problem: Problem | null = null,
    /** Seconds to wait, from Retry-After. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  get code(): ErrorCode | null {
    return (this.problem?.code as ErrorCode | undefined) ?? null;
  }

  get requestId(): string | null {
    return this.problem?.request_id ?? null;
  }

  /** Refused fields, path → sentence, for a form to show beside its fields. */
  get fieldErrors(): Readonly<Record<string, string>> {
    return Object.fromEntries((this.problem?.details ?? []).map(({ path, message }) => [path, message]));
  }

  /** Whether asking again the same way can't help. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** Reads a failure: the body's `error`, else "Not authenticated" or "HTTP {status}" (specification, sections 5 and 8). */
export function apiErrorFrom(response: Response, body: unknown): ApiError {
  const parsed = problem.safeParse(body);
  const sentence = parsed.success ? parsed.data.error : (errorField(body) ?? sentenceOfStatus(response.status));
  return new ApiError(response.status, sentence, parsed.success ? parsed.data : null, retryAfterOf(response));
}

/** The sentence to show for anything thrown, falling back to "Unknown error" (specification, section 8). */
export function sentenceFor(error: unknown): string {
  return error instanceof Error && error.message ? error.message : messages.http.unknown;
}

const sentenceOfStatus = (status: number): string =>
  status === 401 ? messages.auth.notAuthenticated : messages.http.status(status);

const errorField = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : null;

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
