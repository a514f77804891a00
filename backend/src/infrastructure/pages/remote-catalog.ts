import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteView } from '@portal/contracts';
import { describeRemote } from './remote-manifest.js';

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
