import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, eventually, textOf } from '../testing/folder.ts';
import { Child, type ChildOptions } from './child.ts';

const data = aFolder();

const node = (script: string, more: Partial<ChildOptions> = {}): Child =>
  new Child({ name: 'one', command: process.execPath, args: ['-e', script], data, log: 'fresh', ...more });

const RUNS = 'console.log("up"); setInterval(() => undefined, 1000);';
const isUp = (): Promise<boolean> => Promise.resolve(textOf(data, 'logs/one.log').includes('up'));

describe('a process that a tool starts', () => {
  it('leaves its output in its log and its number in a file, until it has ended', async () => {
    const child = node(RUNS);
    await child.ready(isUp);
    expect(JSON.parse(textOf(data, 'run/one.pid'))).toMatchObject({ command: process.execPath, stopSignal: 'SIGTERM' });
    await child.stop();
    expect(await child.exited).toEqual({ code: null, reason: 'was ended by SIGTERM' });
    expect(existsSync(join(data, 'run/one.pid'))).toBe(false);
  });

  it('is killed when it doesn’t end in its time', async () => {
    const child = node(`process.on('SIGTERM', () => undefined); ${RUNS}`, { stopWithin: 50 });
    await child.ready(isUp);
    await child.stop();
    expect((await child.exited).reason).toBe('was ended by SIGKILL');
  });

  it('that ends before it is ready fails at once, with the end of its log', async () => {
    const child = node('console.error("no port"); process.exit(3)');
    await expect(child.ready(() => Promise.resolve(false))).rejects.toThrow('one ended with code 3.\nno port');
  });

  it('that can’t be started says so', async () => {
    expect((await node('', { command: join(data, 'nothing') }).exited).reason).toContain('could not be started');
  });

  it('reports an end that nobody asked for, and no other', async () => {
    const ends: string[] = [];
    const [killed, stopped] = [node(RUNS, { name: 'killed' }), node(RUNS, { name: 'stopped' })];
    for (const child of [killed, stopped]) child.onUnexpectedEnd((reason) => ends.push(`${child.name} ${reason}`));
    killed.kill();
    await Promise.all([killed.exited, stopped.stop()]);
    await eventually(() => expect(ends).toEqual(['killed was ended by SIGKILL']));
  });
});
