import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Watchpack from 'watchpack';
import { compileChanged, compiledFolders } from './dev/compile-changed.ts';
import { build } from './nx/build.ts';
import { dataDirectory, inRoot } from './paths.ts';
import { claimDataFolder } from './processes/claim.ts';
import { knownPort, rememberedPort } from './processes/ports.ts';
import { forever, runTool } from './processes/run-tool.ts';
import type { Service, Supervisor } from './processes/supervisor.ts';
import { spawnWatched } from './processes/watchdog.ts';
import { productEnvironment, type ProductEnvironment } from './product/environment.ts';
import { inboundEnvironment } from './product/inbound.ts';
import { prepareDatabase, productProcess, stopProduct } from './product/product.ts';
import { servicesFor } from './services/services.ts';
import { StopSentence } from './stop-sentence.ts';

const PAGES = 'frontends/dist/pages';
const MIGRATIONS = 'backend/migrations';
/** Where a debugger attaches. */
const INSPECTED = { api: 9229, worker: 9230 } as const;

/** Milliseconds in which a change is applied, with the start of what nobody waits for behind it. */
const APPLIED = 8_000;

let running = Promise.resolve();

/**
 * `npm run dev`: like `npm start`, but changes apply to what runs. A changed screen is replaced in the open page, which
 * keeps its state; the back end is compiled file by file and started again; types are checked beside it.
 */
runTool(async (supervisor) => {
  const data = dataDirectory();
  await claimDataFolder(data);
  const port = await knownPort('PORT', 8080, 'the site');
  const apiPort = await rememberedPort(data, 'api');
  const [services] = await Promise.all([servicesFor(supervisor, data), build('backend')]);
  const env = productEnvironment(data, port, services, {
    ...(await inboundEnvironment(data)),
    PORT: String(apiPort),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'debug',
    NODE_COMPILE_CACHE: inRoot('.nx/compile-cache'),
  });
  rmSync(inRoot(PAGES), { recursive: true, force: true });
  await supervisor.start(frontendsServer(data, port, apiPort));
  await prepareDatabase(env);
  // the api reads the pages when it starts
  while (!existsSync(inRoot(PAGES, 'manifest.json'))) await pause(200);
  await supervisor.start(inspected('api', data, env));
  await startBehindApi(supervisor, data, env);
  console.log(`Ready at ${env['PUBLIC_URL']}; logs in ${data}/logs.`);
  console.log(`Debuggers attach to ports ${INSPECTED.api} (api) and ${INSPECTED.worker} (worker). Watching …`);
  printTypeErrors();
  onChange(compiledFolders, async (changed) => {
    const began = performance.now();
    if (!(await compileChanged(changed))) return;
    if (changed.some((file) => file.startsWith(MIGRATIONS)))
      await stopProduct(supervisor).then(() => prepareDatabase(env));
    await supervisor.stop('api');
    await supervisor.start(inspected('api', data, env));
    console.log(`The API answers again, after ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
    await stopProduct(supervisor, ['worker', 'inbound']);
    await startBehindApi(supervisor, data, env);
  });
  let pages = pagesHash();
  onChange(['frontends/dist'], async (changed) => {
    if (!changed.some((file) => file.startsWith(PAGES))) return;
    await pause(500); // each page is a file of its own
    const now = pagesHash();
    if (now === pages) return;
    pages = now;
    await supervisor.stop('api');
    await supervisor.start(inspected('api', data, env));
    supervisor.prepare(inspected('api', data, env));
  });
  return forever();
});

/** The same as long as every page is. */
function pagesHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.*', { cwd: inRoot(PAGES) }).sort()) hash.update(readFileSync(inRoot(PAGES, file)));
  return hash.digest('hex');
}

/**
 * Calls once for files that change together, one thing after another; a failure is printed and waits for the next
 * change.
 */
function onChange(folders: readonly string[], act: (files: readonly string[]) => Promise<void>): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const call = (): void => {
    const files = [...changed];
    changed.clear();
    running = running
      .then(() => act(files))
      .catch((error: unknown) => console.error(error instanceof StopSentence ? error.message : error));
  };
  watchFolders(folders, (file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(call, 50);
  });
}

/** As webpack watches: Node's own recursive watch loses a file once an editor has saved it by renaming another. */
function watchFolders(folders: readonly string[], act: (file: string) => void): void {
  const watcher = new Watchpack();
  watcher.on('change', (file) => act(relative(inRoot(), file)));
  watcher.watch({ directories: folders.map((folder) => inRoot(folder)), startTime: Date.now() });
}

/**
 * Checks the types now and after each change. The check stops while a change is applied: with both at once on two
 * processors, a changed screen took half as long again.
 */
function printTypeErrors(): void {
  const compiler = inRoot('node_modules/typescript-native/bin/tsc');
  const { process: checker } = spawnWatched(
    process.execPath,
    [compiler, '--build', '--watch', '--preserveWatchOutput', '--checkers', '1'],
    { cwd: inRoot(), stdio: ['ignore', 'inherit', 'inherit'] },
    // one that is stopped hears no other signal
    { stopSignal: 'SIGKILL' },
  );
  if (checker.pid) setPriority(checker.pid, constants.priority.PRIORITY_LOW);
  let timer: NodeJS.Timeout | undefined;
  watchFolders(globSync('{backend,{frontends,libs}/*}/src', { cwd: inRoot() }), () => {
    checker.kill('SIGSTOP');
    clearTimeout(timer);
    timer = setTimeout(() => checker.kill('SIGCONT'), APPLIED);
  });
}

/** Starts what nobody waits for, and prepares the api's next start; after the api, to leave it the processor. */
async function startBehindApi(supervisor: Supervisor, data: string, env: ProductEnvironment): Promise<void> {
  await Promise.all([
    supervisor.start(inspected('worker', data, env)),
    ...(env['INBOUND_SMTP'] ? [supervisor.start(productProcess('inbound', data, env))] : []),
  ]);
  supervisor.prepare(inspected('api', data, env));
}

function inspected(role: 'api' | 'worker', data: string, env: ProductEnvironment): Service {
  const service = productProcess(role, data, env);
  // what a start leaves behind is garbage at once
  const args = ['--max-semi-space-size=64', ...service.args];
  if (role === 'worker') return { ...service, args: [`--inspect=127.0.0.1:${INSPECTED.worker}`, ...args] };
  return {
    ...service,
    args: ['--import', inRoot('tools/src/dev/preload.ts'), ...args],
    startMessage: INSPECTED.api,
    // killed, so that the next one can listen at its port: its calls are the developer's own
    stopSignal: 'SIGKILL',
  };
}

const frontendsServer = (data: string, port: number, apiPort: number): Service => ({
  name: 'frontends',
  title: 'The server of the frontends',
  command: process.execPath,
  args: [
    // collected in pauses by the builder; a heap that V8 makes smaller in one is collected during the next change
    '--expose-gc',
    '--no-memory-reducer',
    '--min-semi-space-size=64',
    '--max-semi-space-size=64',
    inRoot('frontends/build.mjs'),
    '--watch',
    '--port',
    String(port),
    '--api',
    String(apiPort),
  ],
  cwd: inRoot(),
  data,
});
