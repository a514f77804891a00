import { Child } from '../processes/child.ts';
import { inRoot } from '../paths.ts';
import { StopSentence } from '../stop-sentence.ts';
import { commandLine } from './command-line.ts';
import type { ProductEnvironment } from './environment.ts';

const HEAP = 384;

/** Brings the database up to date; loads the demo records into an empty one unless DEMO_DATA is off. */
export async function prepareDatabase(env: ProductEnvironment): Promise<void> {
  const withDemo = env['DEMO_DATA'] !== 'off' && env['NODE_ENV'] !== 'production';
  const command = withDemo ? 'prepare' : 'migrate';
  const { code, said } = await commandLine(env, command);
  if (code !== 0) throw new StopSentence(said || `${command} failed`);
}

/** A process of the product, with its heap capped. */
export function startProcess(
  role: 'api' | 'worker',
  data: string,
  env: ProductEnvironment,
  name: string = role,
): Child {
  return new Child({
    name,
    command: process.execPath,
    args: ['--enable-source-maps', `--max-old-space-size=${HEAP}`, inRoot(`backend/dist/src/main.${role}.js`)],
    cwd: inRoot(),
    env,
    data,
  });
}

/** Starts api and worker and waits until the product says it is ready. */
export async function startProduct(data: string, env: ProductEnvironment): Promise<{ api: Child; worker: Child }> {
  const api = startProcess('api', data, env);
  const worker = startProcess('worker', data, env);
  await Promise.race([
    api.ready(async () => (await fetch(`http://127.0.0.1:${env['PORT']}/health/ready`)).ok, 60_000),
    failWith(worker),
  ]);
  return { api, worker };
}

async function failWith(child: Child): Promise<never> {
  const reason = await child.exited;
  throw new StopSentence(`The ${child.name} ${reason}; its log: ${child.logFile}`);
}
