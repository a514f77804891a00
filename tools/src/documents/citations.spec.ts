import { globSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../paths.ts';

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');
const firstsOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);

const decisions = read('docs/decisions.md');
const numbers = firstsOf(/^(\d+\.\d+) \*\*/gm, decisions);
/** What each document has: sections, and the numbered decisions. */
const sections: Readonly<Record<string, ReadonlySet<string>>> = {
  decisions: new Set([...firstsOf(/^## (\d+)\. /gm, decisions), ...numbers]),
  specification: new Set(firstsOf(/^## (\d+)\. /gm, read('docs/specification.md'))),
};

const CITATION =
  /\b(decisions|specification)(?:['’]s)?,? (?:sections? )?(\d+(?:\.\d+)?(?:(?:,| and|, and) \d+(?:\.\d+)?)*)/gi;

/** The citations of a file, like `decisions 4.7`; a citation may continue in the next line of a comment. */
const citationsOf = (text: string): string[] =>
  [...text.replace(/\n\s*(?:\*|\/\/)\s*/g, ' ').matchAll(CITATION)].flatMap(([, document = '', list = '']) =>
    (list.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => `${document.toLowerCase()} ${number}`),
  );

const files = globSync('{backend,bench,docs,e2e,frontends,libs,tools}/**/*.{ts,tsx,mjs,css,md}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|\.data|citations\.spec\.ts)$/.test(path),
});

describe('Citations of the specification and the decisions', () => {
  it('name sections that docs/specification.md and docs/decisions.md have', () => {
    const isKnown = (citation: string): boolean => {
      const [document = '', number = ''] = citation.split(' ');
      return sections[document]?.has(number) ?? false;
    };
    const cited = files.flatMap((path) => citationsOf(read(path)).map((citation) => ({ path, citation })));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ citation }) => !isKnown(citation))).toEqual([]);
  });

  it('are unambiguous: no two decisions have one number', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it.each([
    ['(decisions, section 4)', ['decisions 4']],
    ['(specification, section 6; decisions 4.7 and 5.1)', ['specification 6', 'decisions 4.7', 'decisions 5.1']],
    ['/**\n * Who sees it (decisions,\n * sections 4, 5 and 12).', ['decisions 4', 'decisions 5', 'decisions 12']],
  ])('are found in %j', (text, expected) => {
    expect(citationsOf(text)).toEqual(expected);
  });
});
