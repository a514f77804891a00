export type ErrorEntry = readonly [status: number, sentence: string];

/** Declares a domain's errors: code → [HTTP status, sentence with {placeholders}]. */
export const defineErrors = <const Errors extends Record<string, ErrorEntry>>(errors: Errors): Errors => errors;
