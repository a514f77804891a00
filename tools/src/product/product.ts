import { inRoot } from '../paths.ts';
import type { Service, Supervisor } from '../processes/supervisor.ts';
import { StopSentence } from '../stop-sentence.ts';
import { commandLine } from './command-line.ts';
import type { ProductEnvironment } from './environment.ts';
import { answersMail } from './inbound.ts';

const HEAP = 384;

type ProductRole = 'api' | 'worker' | 'inbound';

/** Brings the database up to date; loads the demo records into an empty one unless DEMO_DATA is off. */
export async function prepareDatabase(env: ProductEnvironment): Promise<void> {
  const withDemo = env['DEMO_DATA'] !== 'off' && env['NODE_ENV'] !== 'production';
  const command = withDemo ? 'prepare' : 'migrate';
  const { code, output } = await commandLine(env, command);
  if (code !== 0) throw new StopSentence(output || `${command} failed`);
}

/** A process of the product, with its heap capped. */
export function productProcess(role: ProductRole, data: string, env: ProductEnvironment): Service {
  const service = {
    name: role,
    title: `The ${role}`,
    command: process.execPath,
    args: [
      '--enable-source-maps',
      `--max-old-space-size=${HEAP}`,
      // what a worker writes in batches is garbage at once: a small young space keeps 160 MB free of it
      ...(role === 'worker' ? ['--max-semi-space-size=4'] : []),
      inRoot(`backend/dist/src/main.${role}.js`),
    ],
    cwd: inRoot(),
    env,
    data,
  };
  if (role === 'worker') return service;
  if (role === 'inbound') return { ...service, title: 'The receiver of mail', isReady: () => answersMail(env) };
  return { ...service, isReady: async () => (await fetch(`http://127.0.0.1:${env['PORT']}/health/ready`)).ok };
}

/** Starts api and worker, and what receives mail where it is configured; waits until they are ready, and keeps them running. */
export async function startProduct(supervisor: Supervisor, data: string, env: ProductEnvironment): Promise<void> {
  await Promise.all([
    supervisor.start(productProcess('api', data, env)),
    supervisor.start(productProcess('worker', data, env)),
    ...(env['INBOUND_SMTP'] ? [supervisor.start(productProcess('inbound', data, env))] : []),
  ]);
}

/** Stops processes of the product, by default all of them, until they are started again. */
export async function stopProduct(
  supervisor: Supervisor,
  roles: readonly ProductRole[] = ['api', 'worker', 'inbound'],
): Promise<void> {
  await Promise.all(roles.map((role) => supervisor.stop(role)));
}
