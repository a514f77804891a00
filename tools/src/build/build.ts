import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../paths.ts';
import { spawnWatched } from '../processes/watchdog.ts';
import { StopSentence } from '../stop-sentence.ts';
import { fingerprint, forgetBuilt, isBuilt, markBuilt } from './fingerprint.ts';
import { buildSteps, type BuildStep } from './steps.ts';

/** Builds what changed since its last build; says what it builds. */
export async function buildChanged(names: readonly string[] = buildSteps.map(({ name }) => name)): Promise<void> {
  for (const step of buildSteps.filter(({ name }) => names.includes(name))) {
    const print = fingerprint(step.inputs);
    if (isBuilt(step.name, print) && existsSync(inRoot(step.output))) continue;
    console.log(`Building ${step.name} …`);
    forgetBuilt(step.name); // a build that fails leaves half of it
    await runStep(step);
    markBuilt(step.name, print);
  }
}

async function runStep(step: BuildStep): Promise<void> {
  if (step.name !== 'frontends') rmSync(inRoot(step.cwd, 'dist'), { recursive: true, force: true });
  const said: string[] = [];
  const { process: child } = spawnWatched(process.execPath, step.command, {
    cwd: inRoot(step.cwd),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  child.stderr?.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0)
    throw new StopSentence(`Building ${step.name} failed (in ${dirname(step.output)}):\n${said.join('').trim()}`);
}
