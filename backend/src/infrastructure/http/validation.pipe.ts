import { StandardSchemaValidationPipe } from '@nestjs/common';
import { toInvalid } from '../errors/problem.js';

/** Checks body, query and parameters against the schemas that the handler names; the refusal names each field. */
export const createValidationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => toInvalid(issues),
  });
