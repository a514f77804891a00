import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { inRoot, root } from '../paths.ts';

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');
const firstsOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);

const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) => path.replaceAll(sep, '/'));
const list = read('docs/decisions/README.md');
const numbers = decisions.map((path) => firstsOf(/\/(\d+\.\d+)-[^/]+\.md$/g, path)[0] ?? path);
/** What each document has: sections, and the numbered decisions. */
const sections: Readonly<Record<string, ReadonlySet<string>>> = {
  decisions: new Set([...firstsOf(/^## (\d+)\. /gm, list), ...numbers]),
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

/** How the README shortens the first part of a path. */
const PREFIXES: Readonly<Record<string, string>> = {
  contracts: 'libs/contracts/src',
  modules: 'backend/src/modules',
  infrastructure: 'backend/src/infrastructure',
};

const tracked = [
  ...files,
  ...globSync('{*,docker/*,frontends/{*,.*},frontends/*/*.json,docs/**/*,.ci/*}', { cwd: root }),
].map((path) => `/${path.replaceAll(sep, '/')}/`);

/** Whether a file or folder has this path, or ends with it: the README names some beside another. */
function isTracked(place: string): boolean {
  const [first = '', ...rest] = place.split('/');
  const path = [PREFIXES[first] ?? first, ...rest].join('/');
  return tracked.some((file) => file.includes(`/${path}/`));
}

describe('Citations of the specification and the decisions', () => {
  it('name sections that docs/specification.md and docs/decisions have', () => {
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

  it('are found in the list, each by the title of its file', () => {
    const entries = decisions.map((path) => {
      const [, number = '', title = ''] = /^# (\d+\.\d+) (.+)\n/.exec(read(path)) ?? [];
      return `- [${number}](${path.replace('docs/decisions/', '')}) ${title}`;
    });
    expect(firstsOf(/^(- \[\d.*)$/gm, list).sort()).toEqual(entries.sort());
  });

  it('have links that open', () => {
    const links = globSync('{*.md,docs/**/*.md}', { cwd: root }).flatMap((path) =>
      firstsOf(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g, read(path).replace(/`[^`]*`/g, '')).map((link) => ({
        path,
        link,
      })),
    );
    expect(links.length).toBeGreaterThan(decisions.length);
    expect(links.filter(({ path, link }) => !existsSync(inRoot(join(dirname(path), link))))).toEqual([]);
  });

  it('name folders and files that exist, where the README and CONTRIBUTING say what is where', () => {
    const named = ['README.md', 'CONTRIBUTING.md'].flatMap((document) => firstsOf(/`([^`\n]+)`/g, read(document)));
    const places = named.filter(
      (name) =>
        /^[\w@.][\w@./-]*$/.test(name) &&
        !name.includes('NNNN') &&
        (name.includes('/') || /\.(tsx?|mjs|md)$/.test(name)),
    );
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter((place) => !isTracked(place.replace(/\/$/, '')))).toEqual([]);
  });

  it.each([
    ['(decisions, section 4)', ['decisions 4']],
    ['(specification, section 6; decisions 4.7 and 5.1)', ['specification 6', 'decisions 4.7', 'decisions 5.1']],
    ['/**\n * Who sees it (decisions,\n * sections 4, 5 and 12).', ['decisions 4', 'decisions 5', 'decisions 12']],
  ])('are found in %j', (text, expected) => {
    expect(citationsOf(text)).toEqual(expected);
  });
});
