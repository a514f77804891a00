import { StandardSchemaValidationPipe } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { toDetails } from '../errors/problem.js';

/** Checks body, query and parameters against the schemas that the handler names; the refusal names each field. */
export const createValidationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => new DomainError('invalid', {}, { details: toDetails(issues) }),
  });
