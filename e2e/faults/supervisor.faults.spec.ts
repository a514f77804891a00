import { eventually } from './support/eventually.js';
import { hasProcessTable, parentOf, Tool } from './support/tool.js';

const services = [
  ['api', 'The api'],
  ['worker', 'The worker'],
  ['mail', 'The mail catcher'],
  ['redis', 'Redis'],
  ['postgres', 'PostgreSQL'],
] as const;

const kill = (pid: number): boolean => process.kill(pid, 'SIGKILL');

(hasProcessTable ? describe : describe.skip)('What npm start has started is killed (kill -9)', () => {
  const data = hasProcessTable ? Tool.folder() : '';
  let product: Tool;

  beforeAll(async () => {
    product = await Tool.run('start', data, /Ready after/);
  });

  afterAll(async () => {
    if (hasProcessTable) await product.isGone();
    product.forget();
  });

  const isReady = async (): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${product.port}/health/ready`);
    expect(await response.json()).toEqual({ status: 'ready', database: true, redis: true });
  };

  it.each(services)('%s: its end is said, it runs again, and the others ride through it', async (service, title) => {
    const others = services.map(([name]) => name).filter((name) => name !== service);
    const pidsOf = (): number[] => others.map((name) => product.pidOf(name));
    const [before, killed] = [pidsOf(), product.pidOf(service)];
    kill(killed);
    await product.prints(`${title} was ended by SIGKILL; starting it again (its log: ${data}/logs/${service}.log).`);
    await product.prints(`${title} is running again.`);
    await eventually(isReady);
    expect(product.pidOf(service)).not.toBe(killed);
    expect(pidsOf()).toEqual(before);
    expect(product.processes().filter(({ pid }) => pid === killed)).toEqual([]);
  });

  it('after all of that, work is still done: a mail that was asked for arrives', async () => {
    const email = 'vera@visitors.example';
    const asked = await fetch(`http://127.0.0.1:${product.port}/api/v1/auth/magic-links`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(asked.status).toBe(202);
    await eventually(async () => {
      const inbox = await fetch(`http://127.0.0.1:${product.mailPort}/api/email`);
      expect(JSON.stringify(await inbox.json())).toContain(email);
    });
  });

  it('meanwhile the command line reads the same data', async () => {
    const tool = await Tool.run('cli -- verify-audit', data, /entries/);
    expect(await tool.ended).toBe(0);
  });

  it('the watchdog, then the tool itself: nothing is left running', async () => {
    const watchdog = (): number | undefined =>
      product.processes().find(({ command }) => command.includes('tools/src/watchdog.ts'))?.pid;
    const killed = watchdog() ?? 0;
    kill(killed);
    await product.prints('The watchdog ended (SIGKILL); starting it again.');
    await eventually(() => expect([undefined, killed]).not.toContain(watchdog()));
    kill(product.pid);
    await product.ended;
    await product.isGone();
  });

  it.each(['npm', 'the process that npm runs'])('%s: nothing is left running', async (which) => {
    const tool = await Tool.run('services', data, /MAIL_INBOX=/);
    expect(tool.processes().length).toBeGreaterThan(5);
    kill(which === 'npm' ? tool.npmPid : parentOf(tool.pid));
    await tool.isGone();
  });

  it('one of them five times within a minute: all of it stops, with a sentence that names the log', async () => {
    const tool = await Tool.run('services', data, /MAIL_INBOX=/);
    for (let ends = 1; ends < 5; ends += 1) {
      const killed = await eventually(() => tool.pidOf('redis'));
      kill(killed);
      await eventually(() => expect(tool.pidOf('redis')).not.toBe(killed));
    }
    kill(tool.pidOf('redis'));
    await tool.prints(`Redis was ended by SIGKILL, the 5th end within a minute; its log: ${data}/logs/redis.log`);
    expect(await tool.ended).toBe(1);
    await tool.isGone();
  });
});
