import { DomainError, errorCatalogue, type ErrorCode, problem } from '@portal/contracts';
import { toProblem } from '../errors/problem.js';
import type { JsonSchema, SchemaBook } from './schemas.js';

const REQUEST_ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

/** Collects the error answers of all operations: those of the same codes are one component, and each code is one example. */
export class ProblemBook {
  readonly responses: Record<string, JsonSchema & { description: string }> = {};
  readonly examples: Record<string, JsonSchema> = {};

  constructor(private readonly schemas: SchemaBook) {}

  /** The error answers of an operation by status, as references. */
  responsesOf(errors: readonly ErrorCode[]): Record<string, JsonSchema> {
    const byStatus = Map.groupBy(new Set(errors), (code) => String(errorCatalogue[code][0]));
    return Object.fromEntries(
      [...byStatus].map(([status, codes]) => [status, { $ref: `#/components/responses/${this.add(codes.sort())}` }]),
    );
  }

  /** @returns the name of the component */
  private add(codes: readonly ErrorCode[]): string {
    const name = codes.join('-');
    this.responses[name] ??= {
      description: codes.join(', '),
      'x-errors': codes,
      content: {
        'application/problem+json': {
          schema: this.schemas.convert(problem, 'output'),
          examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
        },
      },
    };
    for (const code of codes) this.examples[code] ??= exampleOf(code);
    return name;
  }
}

function exampleOf(code: ErrorCode): JsonSchema {
  const values = { from: 'completed', to: 'pending', name: 'Harbor Supply Co.', count: 2, email: 'd•••@example.com' };
  const extras = {
    ...(code === 'invalid'
      ? { details: [{ path: 'email', message: 'Enter an e-mail address, like name@example.com' }] }
      : {}),
    ...(code === 'illegal_transition' ? { allowed: ['in_progress'] } : {}),
  };
  return { summary: errorCatalogue[code][1], value: toProblem(new DomainError(code, values, extras), REQUEST_ID) };
}
