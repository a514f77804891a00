import { StandardSchemaValidationPipe } from '@nestjs/common';
import { toInvalid } from '../errors/problem.js';

/**
 * Without Nest's silent removal of keys like `constructor`: the schemas are strict and name them like any unknown
 * field.
 */
class NamingPipe extends StandardSchemaValidationPipe {
  protected override stripProtoKeys(): void {
    // nothing is taken out
  }
}

/** Checks body, query and parameters against the schemas that the handler names; the refusal names each field. */
export const createValidationPipe = (): StandardSchemaValidationPipe =>
  new NamingPipe({
    exceptionFactory: (issues) => toInvalid(issues),
  });
