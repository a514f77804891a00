import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { commandLine } from '../product/command-line.ts';
import { StopSentence } from '../stop-sentence.ts';

/** A sufficient environment for commands that print documents; nothing connects. */
export const nowhere = {
  ...process.env,
  APP_SECRET: 'nothing is signed while documents are written',
  DATABASE_URL: 'postgres://127.0.0.1:9/nowhere',
  REDIS_URL: 'redis://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

/** The documents that are written from the code, and what they should hold now. The back end must be built. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-generated-'));
  try {
    const document = join(folder, 'openapi.json');
    const schema = join(folder, 'schema.ts');
    const written = await commandLine(nowhere, 'openapi', document);
    if (written.code !== 0) throw new StopSentence(`The OpenAPI document couldn’t be written:\n${written.output}`);
    const made = spawnSync(
      process.execPath,
      [inRoot('node_modules/openapi-typescript/bin/cli.js'), document, '-o', schema, '--default-non-nullable=false'],
      { encoding: 'utf8' },
    );
    if (made.status !== 0) throw new StopSentence(`The API client couldn’t be generated:\n${made.stderr}`);
    const calls = await commandLine(nowhere, 'functions-api');
    if (calls.code !== 0) throw new StopSentence(`The specification’s calls couldn’t be listed:\n${calls.output}`);
    return new Map([
      ['libs/api-client/openapi.json', readFileSync(document, 'utf8')],
      ['libs/api-client/src/schema.ts', readFileSync(schema, 'utf8')],
      ['docs/functions-api.md', calls.printed],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
