import { DomainError, type ProblemDetail } from '@portal/contracts';

/** Refuses an input and names the field. @throws DomainError `invalid` */
export function refuse(path: string, message: string): never {
  throw new DomainError('invalid', {}, { details: [{ path, message }] });
}

/** Refuses an input for all that is wrong with it, if anything is. @throws DomainError `invalid` naming each field */
export function refuseAll(details: readonly ProblemDetail[]): void {
  if (details.length > 0) throw new DomainError('invalid', {}, { details: [...details] });
}

/** The references that were sent and not found, each with its sentence. */
export const missingOf = <Name extends string>(
  sent: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
  found: Readonly<Partial<Record<NoInfer<Name>, unknown>>> | undefined,
  sentences: Readonly<Record<Name, string>>,
): ProblemDetail[] =>
  (Object.keys(sentences) as Name[])
    .filter((path) => sent[path] && !found?.[path])
    .map((path) => ({ path, message: sentences[path] }));

/** Refuses the fields of an input that only admins may write. @throws DomainError `invalid` naming each */
export function refuseAllBut(allowed: readonly string[], input: object): void {
  const others = Object.keys(input).filter((path) => !allowed.includes(path));
  refuseAll(others.map((path) => ({ path, message: 'Only we can change this' })));
}
