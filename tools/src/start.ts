import { build } from './nx/build.ts';
import { dataDirectory } from './paths.ts';
import { claimDataFolder } from './processes/claim.ts';
import { knownPort } from './processes/ports.ts';
import { forever, runTool } from './processes/run-tool.ts';
import { productEnvironment } from './product/environment.ts';
import { inboundEnvironment, supportByMail } from './product/inbound.ts';
import { prepareDatabase, startProduct } from './product/product.ts';
import { servicesFor } from './services/services.ts';

/** The users of the demo data (backend/src/demo) that are printed. */
const demoAccounts = [
  ['Demo admin', 'admin@pamlico.example'],
  ['Demo customer', 'dana@neusebakery.example'],
] as const;

/**
 * `npm start`: builds what changed, starts the services and the product, prints its addresses, and keeps all of it
 * running.
 */
runTool(async (supervisor) => {
  const began = performance.now();
  const data = dataDirectory();
  await claimDataFolder(data);
  const port = await knownPort('PORT', 8080, 'the site');
  console.log('Starting PostgreSQL, Redis and the mail catcher …');
  const [services] = await Promise.all([servicesFor(supervisor, data), build()]);
  const env = productEnvironment(data, port, services, await inboundEnvironment(data));
  console.log('Preparing the database …');
  await prepareDatabase(env);
  console.log('Starting the product …');
  await startProduct(supervisor, data, env);
  const url = env['PUBLIC_URL'] ?? '';
  const inbox = services.inboxUrl;
  const byMail = supportByMail(env);
  console.log(
    `\nReady after ${((performance.now() - began) / 1000).toFixed(1)} s. Ctrl+C stops everything; the data stays in ${data}.\n`,
  );
  console.log(
    summary([
      ['Site', url],
      ...(inbox ? [['Mail inbox', inbox] as const] : []),
      ...(byMail ? [['Support by mail', `${byMail.address} at ${byMail.url}`] as const] : []),
      ['API documentation', `${url}/api/docs`],
      ['Queues (admins)', `${url}/ops/queues`],
      ...(env['DEMO_DATA'] === 'off' || env['NODE_ENV'] === 'production' ? [] : demoAccounts),
    ]),
  );
  if (inbox) console.log(`\nTo sign in, ask for a link at ${url}/auth; it arrives in the mail inbox.`);
  return forever();
});

/** The table at the end of a start: where everything is. */
function summary(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}
