import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { constants } from 'node:zlib';
import { z } from 'zod';
import { encodeAnswer, type EncodedAnswer } from '../http/bodies/encoded-answer.js';

const manifestSchema = z.object({
  pages: z.record(z.string(), z.string()),
  appRoutes: z.array(z.string()),
  diagnosticRoutes: z.array(z.string()).default([]),
  scriptHashes: z.array(z.string()),
});
export type PageManifest = z.infer<typeof manifestSchema>;

/** Values written into the pages when the server starts: each `__NAME__` becomes its value. */
export interface PageValues {
  PUBLIC_URL: string;
  /** Whether the screens for testing are there: on or off. */
  DIAGNOSTICS: 'on' | 'off';
}

/** Pages are HTML; search engines read two other files, and the worker of web push is a script. */
const types: Record<string, string> & { '.html': string } = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const APP_PAGE = 'app.html';
const NOT_FOUND_PAGE = '404.html';

/** The built pages with their values, compressed once and kept. */
export class PageStore {
  private readonly ready = new Map<string, Promise<EncodedAnswer>>();

  private constructor(
    private readonly folder: string,
    private readonly values: PageValues,
    private readonly manifest: PageManifest,
  ) {}

  /** Reads the build's manifest; without a build there are no pages, and the API works all the same. */
  static open(webRoot: string, values: PageValues): PageStore | null {
    const folder = join(webRoot, 'pages');
    const file = join(folder, 'manifest.json');
    if (!existsSync(file)) return null;
    return new PageStore(folder, values, manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  }

  /** The hashes of the inline scripts, for the content security policy. */
  get scriptHashes(): readonly string[] {
    return this.manifest.scriptHashes;
  }

  /** The prerendered file of a path, or undefined where there is none. */
  prerendered(path: string): string | undefined {
    return Object.hasOwn(this.manifest.pages, path) ? this.manifest.pages[path] : undefined;
  }

  /** Whether the path is drawn by the application in the browser; screens for testing are while diagnostics are on. */
  isAppRoute(path: string): boolean {
    if (this.values.DIAGNOSTICS === 'on' && this.manifest.diagnosticRoutes.includes(path)) return true;
    return this.manifest.appRoutes.some((route) =>
      route.endsWith('/*') ? path.startsWith(route.slice(0, -1)) : path === route,
    );
  }

  app(): Promise<EncodedAnswer> {
    return this.page(APP_PAGE);
  }

  notFound(): Promise<EncodedAnswer> {
    return this.page(NOT_FOUND_PAGE);
  }

  page(file: string): Promise<EncodedAnswer> {
    const known = this.ready.get(file);
    if (known) return known;
    const made = this.prepare(file);
    this.ready.set(file, made);
    made.catch(() => this.ready.delete(file));
    return made;
  }

  private prepare(file: string): Promise<EncodedAnswer> {
    const html = Object.entries(this.values).reduce(
      (text, [name, value]) => text.replaceAll(`__${name}__`, String(value)),
      readFileSync(join(this.folder, file), 'utf8'),
    );
    // as small as it gets: a page that fits into the first ten packets needs no second round trip
    return encodeAnswer(Buffer.from(html), types[extname(file)] ?? types['.html'], constants.BROTLI_MAX_QUALITY);
  }
}
