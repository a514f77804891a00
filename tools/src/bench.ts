import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './nx/build.ts';
import { inRoot } from './paths.ts';
import { claimDataFolder } from './processes/claim.ts';
import { freePort } from './processes/ports.ts';
import { runTool } from './processes/run-tool.ts';
import { runNode } from './processes/watchdog.ts';
import { productEnvironment } from './product/environment.ts';
import { prepareDatabase, productProcess, startProduct } from './product/product.ts';
import { startServices } from './services/services.ts';
import { StopSentence } from './stop-sentence.ts';
import { chromium } from './test/chromium.ts';

/** Raises the rate limits. */
const unlimited = { LIMIT_REQUESTS_PER_USER_MINUTE: '100000000', LOG_LEVEL: 'warn' };

/** `npm run bench -- <name>`: starts an api on data of its own and runs bench/src/<name>.ts against it. */
runTool(async (supervisor) => {
  const [name = '', ...more] = process.argv.slice(2);
  const script = inRoot('bench/src', `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(script))
    throw new StopSentence('Say npm run bench -- api, npm run bench -- pages or npm run bench -- screens.');
  const isInBrowser = name !== 'api';
  const withDemo = name === 'screens';
  const data = inRoot(withDemo ? '.data/bench-demo' : '.data/bench');
  await claimDataFolder(data);
  await build(...(isInBrowser ? [] : ['backend']));
  for (const variable of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'PUBLIC_URL', 'NODE_ENV'])
    Reflect.deleteProperty(process.env, variable);
  process.env['MAIL_WEB_PORT'] = String(await freePort());
  process.env['MAIL_PORT'] = String(await freePort());
  const services = await startServices(supervisor, data);
  const port = await freePort();
  const env = productEnvironment(data, port, services, {
    QUEUE_PREFIX: 'bench',
    DEMO_DATA: withDemo ? 'on' : 'off',
    ...unlimited,
  });
  await prepareDatabase(env);
  // with the worker, live changes reach the screens as in use
  if (withDemo) await startProduct(supervisor, data, env);
  else await supervisor.start(productProcess('api', data, env));
  const scriptEnvironment = {
    ...env,
    API_URL: `http://127.0.0.1:${port}`,
    API_PID: pidOf(data, 'api'),
    DATABASE_PID: pidOf(data, 'postgres'),
    FLOOR_PORT: String(await freePort()),
    WEB_ROOT: inRoot('frontends/dist'),
    ...(isInBrowser ? { CHROME_PATH: chromium() } : {}),
  };
  return (await runNode([script, ...more], { env: scriptEnvironment, stdio: 'inherit' })).code;
});

const pidOf = (data: string, name: string): string =>
  String((JSON.parse(readFileSync(join(data, 'run', `${name}.pid`), 'utf8')) as { pid: number }).pid);
