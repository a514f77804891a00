import type { ErrorCode } from '@portal/contracts';

/** What a route takes beyond the default; declared by `@RouteConfig({ largeBody } satisfies TakesLargeBody)`. */
export interface LargeBody {
  /** The longest JSON body, in bytes. */
  json: number;
  /** A form with one file, and the errors of this domain for what goes wrong with it. */
  file?: FileInForm;
}

export interface FileInForm {
  maxBytes: number;
  tooLarge: ErrorCode;
  broken: ErrorCode;
}

export interface TakesLargeBody {
  largeBody: LargeBody;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    largeBody?: LargeBody;
  }
}
