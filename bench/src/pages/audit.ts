import lighthouse, { desktopConfig, type Result } from 'lighthouse';

/** What Lighthouse found on one load of a page. */
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

interface How {
  /** As a person at a desk whose session the browser has: nothing is cleared before, so the browser must be a new one. */
  signedIn?: boolean;
  tries?: number;
}

/**
 * Loads a page once, with an empty cache, as a visitor with a phone on Lighthouse's slow network and processor.
 * @throws Error when Lighthouse can't measure it
 */
export async function audit(url: string, port: number, { signedIn = false, tries = TRIES }: How = {}): Promise<Audit> {
  const run = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', disableStorageReset: signedIn },
    signedIn ? desktopConfig : undefined,
  );
  if (run && signedIn && run.lhr.finalDisplayedUrl !== url)
    throw new Error(`${url} led to ${run.lhr.finalDisplayedUrl}`);
  if (!run || run.lhr.runtimeError) {
    // a second load of a person's browser would have the first one's cache
    if (tries > 1 && !signedIn) return audit(url, port, { tries: tries - 1 });
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
