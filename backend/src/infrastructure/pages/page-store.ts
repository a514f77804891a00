import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createHash } from 'node:crypto';
import { z } from 'zod';

const manifestSchema = z.object({
  pages: z.record(z.string(), z.string()),
  appRoutes: z.array(z.string()),
  diagnosticRoutes: z.array(z.string()).default([]),
  scriptHashes: z.array(z.string()),
});
export type PageManifest = z.infer<typeof manifestSchema>;

export type Encoding = 'br' | 'gzip' | 'identity';

/** One page in the encodings that browsers accept. */
export interface ReadyPage {
  etag: string;
  type: string;
  bodies: Record<Encoding, Buffer>;
}

/** What the pages are told when the server starts: each `__NAME__` in them becomes its value. */
export interface PageValues {
  PUBLIC_URL: string;
  /** Whether the screens for testing are there: on or off. */
  DIAGNOSTICS: 'on' | 'off';
}

/** Pages are HTML; search engines read two other files. */
const types: Record<string, string> & { '.html': string } = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const APP_PAGE = 'app.html';
const NOT_FOUND_PAGE = '404.html';
const brotli = promisify(brotliCompress);
const gunzipable = promisify(gzip);

/** The built pages, with our values filled in, compressed once and kept. */
export class PageStore {
  private readonly ready = new Map<string, Promise<ReadyPage>>();

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

  app(): Promise<ReadyPage> {
    return this.page(APP_PAGE);
  }

  notFound(): Promise<ReadyPage> {
    return this.page(NOT_FOUND_PAGE);
  }

  page(file: string): Promise<ReadyPage> {
    const known = this.ready.get(file);
    if (known) return known;
    const made = this.prepare(file);
    this.ready.set(file, made);
    made.catch(() => this.ready.delete(file));
    return made;
  }

  private async prepare(file: string): Promise<ReadyPage> {
    const html = Object.entries(this.values).reduce(
      (text, [name, value]) => text.replaceAll(`__${name}__`, String(value)),
      readFileSync(join(this.folder, file), 'utf8'),
    );
    const identity = Buffer.from(html);
    const [br, gz] = await Promise.all([
      // as small as it gets: a page that fits into the first ten packets needs no second round trip
      brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      gunzipable(identity, { level: 9 }),
    ]);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    return { etag, type: types[extname(file)] ?? types['.html'], bodies: { br, gzip: gz, identity } };
  }
}
