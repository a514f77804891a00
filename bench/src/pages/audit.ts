import lighthouse, { type Result } from 'lighthouse';

/** What Lighthouse (mobile, its own slow network and processor) found on one load of a page. */
export interface Audit {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
  /** What was found wrong, by the name of the audit. */
  faults: string[];
}

/** A busy machine now and then loses the trace of a load; such a load counts for nothing. */
const TRIES = 3;

/** Loads a page once, with an empty cache. @throws Error when Lighthouse can't measure it */
export async function audit(url: string, port: number, tries = TRIES): Promise<Audit> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!run || run.lhr.runtimeError) {
    if (tries > 1) return audit(url, port, tries - 1);
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'nothing measured'}`);
  }
  const { lhr } = run;
  return {
    performance: scoreOf(lhr, 'performance'),
    accessibility: scoreOf(lhr, 'accessibility'),
    practices: scoreOf(lhr, 'best-practices'),
    seo: scoreOf(lhr, 'seo'),
    lcp: figureOf(lhr, 'largest-contentful-paint'),
    tbt: figureOf(lhr, 'total-blocking-time'),
    cls: figureOf(lhr, 'cumulative-layout-shift'),
    faults: ['accessibility', 'best-practices', 'seo'].flatMap((category) => faultsOf(lhr, category)),
  };
}

const scoreOf = (lhr: Result, category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);

const figureOf = (lhr: Result, name: string): number => lhr.audits[name]?.numericValue ?? NaN;

const faultsOf = (lhr: Result, category: string): string[] =>
  (lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
