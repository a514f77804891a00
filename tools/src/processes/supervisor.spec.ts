import { existsSync } from 'node:fs';
import { aFolder, eventually, textOf } from '../testing/folder.ts';
import { Supervisor, type Service } from './supervisor.ts';

const data = aFolder();
const supervisor = new Supervisor();
afterAll(() => supervisor.stopAll());

const service = (name: string, script: string): Service => ({
  name,
  title: `The ${name}`,
  command: process.execPath,
  args: ['-e', script],
  data,
});
const pidOf = (name: string): number => (JSON.parse(textOf(data, `run/${name}.pid`)) as { pid: number }).pid;

describe('the supervisor', () => {
  it('starts a service again that was killed, and says so', async () => {
    const output = jestSpy();
    await supervisor.start(service('clerk', 'setInterval(() => undefined, 1000)'));
    const killed = pidOf('clerk');
    process.kill(killed, 'SIGKILL');
    await eventually(() => expect(pidOf('clerk')).not.toBe(killed));
    await eventually(() => expect(output.join('\n')).toContain('The clerk is running again.'));
    expect(output[0]).toContain('The clerk was ended by SIGKILL; starting it again');
    await supervisor.stop('clerk');
  });

  it('gives up one that ends five times within a minute', async () => {
    jestSpy();
    const another = new Supervisor();
    await another.start(service('faint', 'process.exit(1)')).catch(() => undefined);
    await expect(another.failed).rejects.toThrow('The faint ended with code 1, the 5th end within a minute');
    await another.stopAll();
  });

  it('starts a service in the process that was prepared for it, or in a new one where that has ended', async () => {
    const waiting = {
      ...service(
        'runner',
        'console.log(String(process.pid)); process.on("message", (at) => console.log("from " + at))',
      ),
      startMessage: 7,
    };
    const pids = (): number[] => [...textOf(data, 'logs/runner.log').matchAll(/^\d+$/gm)].map(Number);
    supervisor.prepare(waiting);
    supervisor.prepare(waiting);
    await eventually(() => expect(pids()).toHaveLength(1));
    expect(existsSync(`${data}/run/runner.pid`)).toBe(false);
    await supervisor.start(waiting);
    await eventually(() => expect(textOf(data, 'logs/runner.log')).toContain('from 7'));
    expect([pidOf('runner')]).toEqual(pids());
    supervisor.prepare(waiting);
    await eventually(() => expect(pids()).toHaveLength(2));
    process.kill(pids()[1] ?? 0, 'SIGKILL');
    await eventually(() => expect(existsSync(`/proc/${pids()[1]}`)).toBe(false));
    await supervisor.stop('runner');
    await supervisor.start(waiting);
    await eventually(() => expect(pids()[2]).toBe(pidOf('runner')));
    await supervisor.stop('runner');
  });

  it('does what is left to do when everything is stopped', async () => {
    const another = new Supervisor();
    await another.start(service('guest', 'setInterval(() => undefined, 1000)'));
    const pid = pidOf('guest');
    let isGone: boolean | undefined;
    another.afterStop(() => (isGone = !existsSync(`/proc/${pid}`)));
    await another.stopAll();
    expect(isGone).toBe(true);
  });
});

/** Collects what is printed on standard error until the test ends. */
function jestSpy(): string[] {
  const output: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void output.push(words.join(' '));
  restore = () => (console.error = error);
  return output;
}

let restore: () => void = () => undefined;
afterEach(() => restore());
