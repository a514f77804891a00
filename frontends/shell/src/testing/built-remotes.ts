import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RemoteDescription, type RemoteView } from '@portal/contracts';

const frontends = join(__dirname, '../../..');

/** The remotes of the repository as the api describes them while diagnostics are on. */
export const builtRemotes = (): RemoteView[] =>
  globSync(join(frontends, '*/remote.json'))
    .sort()
    .map((file) => {
      const name = basename(dirname(file));
      const { segments, diagnostic_segments, ...rest } = RemoteDescription.parse(
        JSON.parse(readFileSync(file, 'utf8')),
      );
      return {
        ...rest,
        name,
        manifest: `/assets/${name}/mf-manifest.json`,
        entry: `/assets/${name}/remoteEntry.js`,
        build: 'of-the-test',
        segments: [...segments, ...diagnostic_segments],
        shared: {},
      };
    });
