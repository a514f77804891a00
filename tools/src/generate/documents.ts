import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format, type Options, resolveConfig } from 'prettier';
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
    const file = join(folder, 'openapi.json');
    const written = await commandLine(nowhere, 'openapi', file);
    if (written.code !== 0) throw new StopSentence(`The OpenAPI document couldn’t be written:\n${written.output}`);
    const document = readFileSync(file, 'utf8');
    const calls = await commandLine(nowhere, 'functions-api');
    if (calls.code !== 0) throw new StopSentence(`The specification’s calls couldn’t be listed:\n${calls.output}`);
    return new Map([
      ['libs/api-client/openapi.json', await format(document, await styleFor('json'))],
      ['libs/api-client/src/schema.ts', await typesOf(JSON.parse(document) as OpenAPI3)],
      ['docs/functions-api.md', calls.printed],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const styleFor = async (parser: 'json' | 'typescript'): Promise<Options> => ({
  ...(await resolveConfig(inRoot('package.json'))),
  parser,
  objectWrap: 'collapse',
});

/** The types of the API's client: what is sent and answered, without the texts for people, which are in the document. */
async function typesOf(document: OpenAPI3): Promise<string> {
  const types = astToString(await openapiTS(withoutTexts(document) as OpenAPI3, { defaultNonNullable: false }));
  const used = types.replace(UNUSED_METHODS, '');
  return format(`// Written from the API's document by npm run generate.\n${used}`, await styleFor('typescript'));
}

/** Of each path: no operation of ours has these. */
const UNUSED_METHODS = /^ *(options|head|trace)\?: never;\n/gm;

const TEXTS: ReadonlySet<string> = new Set(['summary', 'format', 'default', 'example', 'examples']);

/** A part of the document without what only becomes a comment; the names in `properties` are fields, whatever they are. */
function withoutTexts(part: unknown, isOfFields = false): unknown {
  if (Array.isArray(part)) return part.map((each) => withoutTexts(each));
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([key]) => isOfFields || !TEXTS.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) =>
      !isOfFields && key === 'description'
        ? [key, '']
        : [key, withoutTexts(value, !isOfFields && key === 'properties')],
    ),
  );
}
