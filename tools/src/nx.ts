import { runNx } from './nx/run-nx.ts';
import { runTool } from './processes/run-tool.ts';

/** `npm run nx -- <command> …`: Nx as the other tools run it, for example `npm run nx -- affected -t types lint`. */
runTool(async () => ((await runNx(process.argv.slice(2))).succeeded ? 0 : 1));
