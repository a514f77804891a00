import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** A remote that is changed and built apart from the repository, and served from a port of its own. */
export class RemoteElsewhere {
  private server: Server | undefined;
  private port = 0;

  private constructor(
    private readonly name: string,
    private readonly folder: string,
  ) {}

  /** Copies the remote's sources to a folder of its own. */
  static async copyOf(name: string): Promise<RemoteElsewhere> {
    const folder = await mkdtemp(join(tmpdir(), `portal-${name}-`));
    await cp(join(root, 'frontends', name), join(folder, name), {
      recursive: true,
      filter: (file) => !['node_modules', 'dist'].includes(basename(file)),
    });
    return new RemoteElsewhere(name, folder);
  }

  /** Where its files are served. */
  get address(): string {
    return `http://localhost:${this.port}/${this.name}`;
  }

  /** Replaces a text in one of its sources. @throws Error where the file doesn't have it */
  async change(file: string, from: string, to: string): Promise<void> {
    await replace(join(this.folder, this.name, file), from, to);
  }

  /** Builds this remote only. */
  async build(): Promise<void> {
    const places = ['--source', join(this.folder, this.name), '--output', join(this.folder, 'served')];
    await run(process.execPath, [join(root, 'frontends/build.mjs'), this.name, ...places], {
      cwd: this.folder,
      env: { PATH: process.env['PATH'] }, // on the machine's own clock, by which its cache is dated
    });
  }

  /** Replaces text in its manifest. */
  async changeManifest(from: string, to: string): Promise<void> {
    await replace(join(this.folder, 'served', this.name, 'mf-manifest.json'), from, to);
  }

  /** Serves its files, again at the same port after `close`. */
  async serve(): Promise<void> {
    this.server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', this.address).pathname;
      readFile(join(this.folder, 'served', path)).then(
        (content) => response.setHeader('content-type', types[extname(path)] ?? 'text/plain').end(content),
        () => response.writeHead(404).end(),
      );
    }).listen(this.port, 'localhost');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Serves nothing any more. */
  async close(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    this.server = undefined;
    await closed;
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(file, text.replaceAll(from, to));
}
