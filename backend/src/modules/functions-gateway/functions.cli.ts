import { Injectable } from '@nestjs/common';
import { CliCommand } from '../../infrastructure/cli/cli-commands.js';
import { callAreas, functionCalls, type FunctionCall } from '@portal/contracts';

const rowOf = ({ area = 'functions', name, method, action, route, idFrom, session, summary }: FunctionCall): string => {
  const query = [action && `action=${action}`, idFrom && method === 'GET' && `${idFrom}=…`].filter(Boolean).join('&');
  const call = `${method} ${callAreas[area]}${name}${query && `?${query}`}`;
  const id = idFrom && method !== 'GET' ? ` (\`${idFrom}\` in query or body)` : '';
  return `| \`${call}\`${id} | \`${method} /api/v1/${route}\` | ${session ? 'bearer' : 'none'} | ${summary} |`;
};

/** docs/functions-api.md, from the table. */
export const functionsDocument = (): string =>
  [
    '# The specification’s calls',
    '',
    'Generated from `libs/contracts/src/functions/function-calls.ts`; do not edit.',
    '',
    'Every call enters the API again: same session, bodies, limits and answers. Send `Authorization: Bearer <access token>`',
    '(`POST /api/v1/auth/session` with `"transport": "bearer"`); the header `apikey` is accepted and ignored. Anything that is',
    'not in the table is answered with 404.',
    '',
    '| Call | Served by | Session | What it does |',
    '|---|---|---|---|',
    ...functionCalls.map(rowOf),
    '',
  ].join('\n');

@Injectable()
export class FunctionsCli {
  /** Prints docs/functions-api.md. */
  @CliCommand('functions-api', 'Print docs/functions-api.md from the table of calls')
  async print(): Promise<void> {
    await new Promise<void>((done) => {
      process.stdout.write(functionsDocument(), () => {
        done();
      });
    });
  }
}
