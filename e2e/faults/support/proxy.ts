import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/tools/ports';
import { endWithUs } from './end-with-us.js';
import { eventually, Hopeless } from './eventually.js';

const root = process.cwd();

/** nginx, where this machine has it. */
export const nginxProgram = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((file) => existsSync(file));

/** A real nginx with the product's own configuration; only addresses and folders are those of this machine. */
export class Proxy {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly url: string,
  ) {}

  /** Starts it in front of the apis on these ports. */
  static async open(program: string, apiPorts: readonly number[]): Promise<Proxy> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-proxy-'));
    const port = await freePort();
    writeFileSync(join(folder, 'site.conf'), siteConfiguration(port, apiPorts));
    writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
    const log = join(folder, 'error.log');
    const child = endWithUs(spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', log], { stdio: 'ignore' }));
    const proxy = new Proxy(child, folder, `http://127.0.0.1:${port}`);
    await eventually(async () => {
      if (child.exitCode !== null) throw new Hopeless(`nginx ended:\n${readFileSync(log, 'utf8')}`);
      return (await fetch(`${proxy.url}/health/live`)).text();
    });
    return proxy;
  }

  async close(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exited;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** docker/nginx.conf without Docker's resolver: the apis are named by their ports. */
function siteConfiguration(port: number, apiPorts: readonly number[]): string {
  const text = readFileSync(join(root, 'docker/nginx.conf'), 'utf8');
  const server = /^ *server api:8080 resolve(.*);.*$/m;
  const [line, options = ''] = server.exec(text) ?? [];
  if (line === undefined) throw new Error('docker/nginx.conf names no api any more: adapt this test');
  return text
    .replace(line, apiPorts.map((api) => `  server 127.0.0.1:${api}${options};`).join('\n'))
    .replace(/^ *(zone|resolver) .*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/usr/share/nginx/html', join(root, 'frontends/dist'));
}

const mainConfiguration = (folder: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  types { text/html html; font/woff2 woff2; }
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;
