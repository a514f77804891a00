import { buildChanged } from './build/build.ts';
import { writeGenerated } from './check/generated.ts';
import { runTool } from './processes/run-tool.ts';

/** `npm run generate`: the OpenAPI document, the client's types and the list of the specification's calls, from the code. */
runTool(async () => {
  await buildChanged(['contracts', 'backend']);
  await writeGenerated();
  return 0;
});
