import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compilation, type MultiCompiler, type Stats, type StatsCompilation } from 'webpack';
import hotMiddleware, { type HotCompiler, type HotStats } from 'webpack-hot-middleware';
import { PAGES } from './parts.ts';
import { HOT_EVENTS } from './webpack-configs.ts';

/** How long a call waits for the api while that starts again. */
const WAIT = 15_000;

/** Has each part replace its modules in the open page, where components keep their state. */
export function addHotUpdates({ compilers }: MultiCompiler): void {
  for (const compiler of compilers.filter(({ name }) => name !== PAGES)) {
    const hook = path.join(import.meta.dirname, 'refresh-hook.mjs');
    new webpack.EntryPlugin(compiler.context, hook, { name: undefined }).apply(compiler);
    new webpack.HotModuleReplacementPlugin().apply(compiler);
    new ReactRefreshPlugin({ overlay: false }).apply(compiler);
  }
}

/** The site while it is developed: the events of hot updates, and the api behind it for everything else. */
export function serveDevelopment(compiler: MultiCompiler, port: number, apiPort: number): void {
  const hotEvents = hotMiddleware(withRememberedStats(compiler), {
    path: HOT_EVENTS,
    log: false,
    // the page needs no names beside the ids of development, which are names
    statsOptions: { cachedModules: false, excludeModules: true },
  });
  const server = createServer((incoming, response) => {
    hotEvents(incoming, response, () => void forward(incoming, response, apiPort));
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    void forwardSocket(incoming, socket, head, apiPort);
  });
  server.listen(port);
}

/** The same for the events of hot updates, with the stats of a part that was not built again read once. */
function withRememberedStats({ hooks }: MultiCompiler): HotCompiler {
  const remembered = new WeakMap<Compilation, StatsCompilation>();
  const remember = ({ compilation }: Stats): HotStats => ({
    compilation,
    toJson: (options) => {
      const json = remembered.get(compilation) ?? compilation.getStats().toJson(options);
      remembered.set(compilation, json);
      return json;
    },
  });
  return {
    hooks: {
      invalid: hooks.invalid,
      done: { tap: (name, act) => hooks.done.tap(name, ({ stats }) => act({ stats: stats.map(remember) })) },
    },
  };
}

async function forward(incoming: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const socket = await connected(port);
  if (!socket) return void response.writeHead(502).end('The api does not answer; see its log.');
  const { method, url, headers } = incoming;
  const outgoing = request({ createConnection: () => socket, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, allowEval(answer.headers));
    answer.pipe(response);
  });
  outgoing.once('error', () => response.destroy());
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Modules with source maps are evaluated, which the product's content security policy forbids. */
function allowEval({ 'content-security-policy': policy, ...headers }: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (typeof policy !== 'string') return headers;
  return { ...headers, 'content-security-policy': policy.replace('script-src ', "script-src 'unsafe-eval' ") };
}

/** A web socket: its request as it came, then whatever both sides say. */
async function forwardSocket(incoming: IncomingMessage, socket: Duplex, head: Buffer, port: number): Promise<void> {
  const api = await connected(port);
  if (!api) return void socket.destroy();
  const lines = incoming.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  api.write(`${incoming.method ?? 'GET'} ${incoming.url ?? '/'} HTTP/1.1\r\n${lines.join('')}\r\n`);
  api.write(head);
  for (const side of [api, socket]) side.once('error', () => side.destroy());
  api.pipe(socket).pipe(api);
  api.once('close', () => socket.destroy());
  socket.once('close', () => api.destroy());
}

/** A connection to the api, once it listens; undefined where it doesn't in time. */
async function connected(port: number): Promise<Socket | undefined> {
  for (const end = performance.now() + WAIT; performance.now() < end; await pause(50)) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (isThere) return socket;
  }
  return undefined;
}
