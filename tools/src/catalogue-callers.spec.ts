import { globSync, readFileSync } from 'node:fs';
import { messages } from '../../libs/contracts/src/messages/catalogue.ts';
import { inRoot, root } from './paths.ts';

/** Sentences of screens that the product doesn't have yet. */
const ofScreensToCome = [
  'success.notificationSent',
  'success.workflowTriggered',
  'success.reportGenerated',
  'failure.notificationSend',
  'failure.workflowTrigger',
  'failure.reportGenerate',
];

const sources = globSync('{backend/src,frontends,libs}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|testing|test|.*\.spec\.tsx?|catalogue\.ts)$/.test(path),
})
  .map((path) => readFileSync(inRoot(path), 'utf8'))
  .filter((text) => text.includes('messages.'));

/** `success.taskCreated` and so on: one for each sentence of the catalogue. */
const sentences = Object.entries(messages).flatMap(([group, texts]) =>
  typeof texts === 'string' ? [group] : Object.keys(texts).map((name) => `${group}.${name}`),
);

const isUsed = (sentence: string): boolean =>
  sources.some((text) => new RegExp(String.raw`\bmessages\.${sentence.replace('.', String.raw`\.`)}\b`).test(text));

describe('The catalogue of messages (specification, section 8)', () => {
  it('has no sentence that nothing shows', () => {
    expect(sentences.length).toBeGreaterThan(70);
    expect(sentences.filter((sentence) => !isUsed(sentence))).toEqual(ofScreensToCome);
  });
});
