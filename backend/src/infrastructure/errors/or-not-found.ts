import { DomainError } from '@portal/contracts';

/** What was looked for, once it is there. @throws DomainError `not_found` */
export function orNotFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new DomainError('not_found');
  return value;
}
