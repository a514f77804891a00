import { buildChanged } from '../build/build.ts';
import { lastLines } from '../processes/child.ts';
import { runCommand } from '../processes/run-command.ts';
import { seconds } from '../processes/seconds.ts';
import { checks } from './checks.ts';
import { drifted } from './generated.ts';

/** What came of a row of tests or checks. */
export interface Outcome {
  passed: number;
  failed: number;
}

/** Asks everything `npm run check` asks, says each answer, and counts. */
export async function runChecks(data: string): Promise<Outcome> {
  const outcome = { passed: 0, failed: 0 };
  const tell = (name: string, passed: boolean, more: string): void => {
    outcome[passed ? 'passed' : 'failed'] += 1;
    console.log(passed ? `✓ ${name}` : `✗ ${name}\n${more}`);
  };
  const waiting = [...checks];
  const askOneAfterAnother = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = Date.now();
      const label = `check-${check.name}`;
      const passed = await runCommand(label, check.args, { data, env: { ...process.env, NX_DAEMON: 'false' } });
      const said = `${lastLines(`${data}/logs/${label}.log`, 60)}\n(${check.remedy})`;
      tell(`${check.name} (${seconds(began)})`, passed, said);
    }
  };
  await Promise.all([askOneAfterAnother(), askOneAfterAnother()]); // each keeps one core busy
  await buildChanged(['contracts', 'backend']);
  const files = await drifted();
  tell('generated files', files.length === 0, `${files.join(', ')}: not what the code says (npm run generate)`);
  return outcome;
}
