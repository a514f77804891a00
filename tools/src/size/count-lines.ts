/** Lines that are neither blank nor only comment, in TypeScript, JavaScript and CSS. */
export function countLines(text: string): number {
  let count = 0;
  let isInComment = false;
  for (const line of text.split('\n')) {
    const code = line.trim();
    if (isInComment) isInComment = !code.includes('*/');
    else if (/^(?:\/\*|\{\/\*)/.test(code)) isInComment = !code.includes('*/');
    else if (code !== '' && !code.startsWith('//')) count += 1;
  }
  return count;
}

/** What a file is counted as. */
export type FileKind = 'product' | 'styles' | 'generated' | 'tests' | 'tools';

const GENERATED = ['backend/src/infrastructure/database/tables.ts', 'backend/migrations/index.ts'];

/** The kind of a tracked file; undefined for one that isn't code. */
export function kindOf(path: string): FileKind | undefined {
  if (!/\.(?:ts|tsx|mjs|cjs|css)$/.test(path)) return undefined;
  if (GENERATED.includes(path) || path.startsWith('libs/api-client/src/schema')) return 'generated';
  if (
    /\.spec\.tsx?$|\/testing\/|\/fixtures\/|^(?:backend\/test|frontends\/[^/]+\/test|frontends\/test|e2e|libs\/testing)\//.test(
      path,
    )
  )
    return 'tests';
  if (/^(?:tools|bench)\/|^[^/]+$|\.config\.mjs$/.test(path)) return 'tools';
  return path.endsWith('.css') ? 'styles' : 'product';
}
