import { globSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../paths.ts';

type Catalogue = Readonly<
  Record<'messages' | 'toastTimings' | 'cacheTimings', Readonly<Record<string, object | string | number>>>
>;
// read as a document, like the sources below: tools are built from no other project
const { messages, toastTimings, cacheTimings } = (await import(
  inRoot('libs/contracts/src/messages/catalogue.ts')
)) as Catalogue;

const sources = globSync('{backend/src,frontends,libs}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|testing|test|.*\.spec\.tsx?|catalogue\.ts)$/.test(path),
})
  .map((path) => readFileSync(inRoot(path), 'utf8'))
  .filter((text) => /\b(messages|\w+Timings)\./.test(text));

/** `messages.success.taskCreated` and so on: one for each sentence of the catalogue. */
const sentences = Object.entries(messages).flatMap(([group, texts]) =>
  typeof texts === 'object' ? Object.keys(texts).map((name) => `messages.${group}.${name}`) : [`messages.${group}`],
);

/** `toastTimings.shortGap` and so on; those of real time are in a file that imports what only the build resolves. */
const figures = [
  ...Object.keys(toastTimings).map((name) => `toastTimings.${name}`),
  ...Object.keys(cacheTimings).map((name) => `cacheTimings.${name}`),
  ...namesIn('libs/contracts/src/realtime/channels.ts', 'realtimeTimings'),
];

/** The names of an object of figures, as `realtimeTimings.toastBatch`, by its text. */
function namesIn(path: string, object: string): string[] {
  const [, rest = ''] = readFileSync(inRoot(path), 'utf8').split(`export const ${object} = {`);
  const [body = ''] = rest.split('} as const');
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => `${object}.${name}`);
}

const isUsed = (name: string): boolean =>
  sources.some((text) => new RegExp(String.raw`\b${name.replaceAll('.', String.raw`\.`)}\b`).test(text));

describe('The catalogue of messages and figures (specification, sections 8 and 9)', () => {
  it('has no sentence that nothing shows', () => {
    expect(sentences.length).toBeGreaterThan(70);
    expect(sentences.filter((sentence) => !isUsed(sentence))).toEqual([]);
  });

  it('has no figure that nothing uses', () => {
    expect(figures.length).toBeGreaterThan(20);
    expect(figures.filter((figure) => !isUsed(figure))).toEqual([]);
  });
});
