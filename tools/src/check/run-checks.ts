import { buildChanged } from '../build/build.ts';
import { lastLines } from '../processes/child.ts';
import { runCommand } from '../processes/run-command.ts';
import { seconds } from '../processes/seconds.ts';
import { graph, quick, slow, type Check } from './checks.ts';
import { drifted } from './generated.ts';

/** What came of a row of tests or checks. */
export interface Outcome {
  passed: number;
  failed: number;
}

/** Asks what `npm run check` asks, all of it or what is quick, says each answer, and counts. */
export async function runChecks(data: string, isThorough: boolean): Promise<Outcome> {
  const outcome = { passed: 0, failed: 0 };
  const tell = (name: string, passed: boolean, more: string): void => {
    outcome[passed ? 'passed' : 'failed'] += 1;
    console.log(passed ? `✓ ${name}` : `✗ ${name}\n${more}`);
  };
  const waiting = isThorough ? [...slow, ...quick] : [...quick];
  const ask = async ({ name, args, remedy }: Check): Promise<void> => {
    const began = Date.now();
    const label = `check-${name}`;
    const passed = await runCommand(label, args, { data, env: { ...process.env, NX_DAEMON: 'false' } });
    tell(`${name} (${seconds(began)})`, passed, `${lastLines(`${data}/logs/${label}.log`, 60)}\n(${remedy})`);
  };
  const askOneAfterAnother = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await ask(check);
  };
  const compareGenerated = async (): Promise<void> => {
    await buildChanged(['contracts', 'backend']);
    const files = await drifted();
    tell('generated files', files.length === 0, `${files.join(', ')}: not what the code says (npm run generate)`);
  };
  await ask(graph);
  await Promise.all([askOneAfterAnother(), askOneAfterAnother().then(compareGenerated)]); // each keeps one core busy
  return outcome;
}
