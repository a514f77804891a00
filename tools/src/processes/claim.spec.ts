import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { aFolder, eventually, isAlive, textOf } from '../testing/folder.ts';
import { claimDataFolder } from './claim.ts';
import { startOf } from './process-table.ts';

/** A tool with one process, in a process of its own; resolves once both run. */
async function aTool(data: string): Promise<{ tool: ChildProcess; clerk: number }> {
  const tool = spawn(process.execPath, [inRoot('tools/src/testing/a-tool.ts'), data], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(tool.stdout, 'data');
  return { tool, clerk: (JSON.parse(textOf(data, 'run/clerk.pid')) as { pid: number }).pid };
}

// processes can be identified on Linux only
(process.platform === 'linux' ? describe : describe.skip)('a data folder', () => {
  it('belongs to one tool at a time, and to the next when that has ended', async () => {
    const data = aFolder();
    const { tool, clerk } = await aTool(data);
    await expect(claimDataFolder(data)).rejects.toThrow(`in use by process ${tool.pid}`);
    tool.kill('SIGTERM');
    await once(tool, 'exit');
    expect(isAlive(clerk)).toBe(false);
    await claimDataFolder(data);
    expect(textOf(data, 'run/owner.pid')).toBe(String(process.pid));
  });

  it('is freed of what a tool left running that was killed with its watchdog', async () => {
    const data = aFolder();
    const left = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
    const pid = left.pid ?? 0;
    mkdirSync(join(data, 'run'));
    const note = { pid, startedAt: startOf(pid), command: process.execPath, stopSignal: 'SIGTERM' };
    writeFileSync(join(data, 'run/left.pid'), JSON.stringify({ ...note, isFoundation: false }));
    await claimDataFolder(data);
    expect(startOf(pid)).toBeUndefined();
  });

  it('has nothing running soon after its tool was killed, however suddenly', async () => {
    const { tool, clerk } = await aTool(aFolder());
    tool.kill('SIGKILL');
    await eventually(() => expect(startOf(clerk)).toBeUndefined());
  });
});
