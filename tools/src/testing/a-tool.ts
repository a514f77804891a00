import { claimDataFolder } from '../processes/claim.ts';
import { forever, runTool } from '../processes/run-tool.ts';

/** A tool that owns a data folder and one process until it is stopped. */
runTool(async (supervisor) => {
  const data = process.argv[2] ?? '';
  await claimDataFolder(data);
  await supervisor.start({
    name: 'clerk',
    title: 'The clerk',
    command: process.execPath,
    args: ['-e', 'setInterval(() => undefined, 1000)'],
    data,
  });
  console.log('up');
  return forever();
});
