import { DomainError } from '@portal/contracts';

/** Refuses an input and names the field. @throws DomainError `invalid` */
export function refuse(path: string, message: string): never {
  throw new DomainError('invalid', {}, { details: [{ path, message }] });
}

/** Refuses the fields of an input that only admins may write. @throws DomainError `invalid` naming each */
export function refuseAllBut(allowed: readonly string[], input: object): void {
  const details = Object.keys(input)
    .filter((path) => !allowed.includes(path))
    .map((path) => ({ path, message: 'Only we can change this' }));
  if (details.length > 0) throw new DomainError('invalid', {}, { details });
}
