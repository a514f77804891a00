import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteView, RemoteDescription } from '@portal/contracts';
import { z } from 'zod';

/** The fields used of a federation manifest (mf-manifest.json). */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    remoteEntry: z.object({
      name: z.string().regex(/^[\w.-]+$/),
      path: z.string().regex(/^[\w/-]*$/),
    }),
    description: RemoteDescription,
  }),
  shared: z.array(z.object({ name: z.string(), version: z.string() })),
});

/**
 * A remote by its manifest; what is there for testing only while diagnostics are on.
 * @param base where its files are served, without a slash at the end
 * @throws Error where the manifest is none of this remote's
 */
function describeRemote(name: string, base: string, manifest: string, diagnostics: boolean): Omit<RemoteView, 'build'> {
  const { name: said, metaData, shared } = manifestSchema.parse(JSON.parse(manifest));
  if (said !== name) throw new Error(`${base} serves the remote ${said}, not ${name}`);
  const { menu, segments, diagnostic_segments, ...rest } = metaData.description;
  return {
    name,
    manifest: `${base}/mf-manifest.json`,
    entry: [base, metaData.remoteEntry.path, metaData.remoteEntry.name].filter(Boolean).join('/'),
    ...rest,
    segments: diagnostics ? [...segments, ...diagnostic_segments] : segments,
    menu: menu.filter((entry) => diagnostics || !entry.diagnostics),
    shared: Object.fromEntries(shared.map((library) => [library.name, library.version])),
  };
}

const MANIFEST = 'mf-manifest.json';
/** A remote can be released without a restart of the api: its manifest is read again after so many milliseconds. */
const FRESH_FOR = 5_000;
const ANSWERS_WITHIN = 2_000;

interface CatalogOptions {
  webRoot: string;
  /** Base address of each remote that isn't served from the web root. */
  addresses: Readonly<Record<string, string>>;
  /** Whether the screens for testing are there. */
  diagnostics: boolean;
  onUnreadable: (name: string, error: unknown) => void;
  /** How long what was read counts, in milliseconds. */
  freshFor?: number;
}

/**
 * The remotes that the shell can load: those built into the web root, and those that the configuration names. Each is
 * described by its own manifest. One whose manifest can't be read is listed as it was read last; one that was never
 * read has its name as its segment, so that the shell can report it.
 */
export class RemoteCatalog {
  private readonly known = new Map<string, RemoteView>();
  private latest: Promise<RemoteView[]> | undefined;
  private readAt = 0;

  constructor(private readonly options: CatalogOptions) {}

  /** All remotes by name. */
  list(): Promise<RemoteView[]> {
    if (this.latest && performance.now() - this.readAt < (this.options.freshFor ?? FRESH_FOR)) return this.latest;
    this.readAt = performance.now();
    this.latest = Promise.all(this.names().map((name) => this.read(name)));
    return this.latest;
  }

  /** Whether a remote draws the path in the browser by one of its segments. */
  async draws(path: string): Promise<boolean> {
    const segment = path.split('/')[1] ?? '';
    return (await this.list()).some(({ segments }) => segments.includes(segment));
  }

  private names(): string[] {
    const assets = join(this.options.webRoot, 'assets');
    const built = existsSync(assets) ? readdirSync(assets) : [];
    const here = built.filter((name) => existsSync(join(assets, name, MANIFEST)));
    return [...new Set([...here, ...Object.keys(this.options.addresses)])].sort();
  }

  private async read(name: string): Promise<RemoteView> {
    const elsewhere = this.options.addresses[name];
    const base = elsewhere ?? `/assets/${name}`;
    try {
      const text = elsewhere
        ? await fetchText(`${elsewhere}/${MANIFEST}`)
        : await readFile(join(this.options.webRoot, 'assets', name, MANIFEST), 'utf8');
      const build = createHash('sha256').update(text).digest('hex').slice(0, 12);
      const view = { ...describeRemote(name, base, text, this.options.diagnostics), build };
      this.known.set(name, view);
      return view;
    } catch (error) {
      this.options.onUnreadable(name, error);
      return this.known.get(name) ?? unknown(name, base);
    }
  }
}

const unknown = (name: string, base: string): RemoteView => ({
  name,
  manifest: `${base}/${MANIFEST}`,
  entry: `${base}/remoteEntry.js`,
  build: null,
  access: 'signed_in',
  segments: [name],
  dashboard_of: null,
  menu: [],
  create: [],
  preload: {},
  shared: {},
});

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWERS_WITHIN) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
