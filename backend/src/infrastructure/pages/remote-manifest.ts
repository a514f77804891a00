import { remoteDescription, type RemoteView } from '@portal/contracts';
import { z } from 'zod';

/** The fields used of a federation manifest (mf-manifest.json). */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    remoteEntry: z.object({
      name: z.string().regex(/^[\w.-]+$/),
      path: z.string().regex(/^[\w/-]*$/),
    }),
    description: remoteDescription,
  }),
  shared: z.array(z.object({ name: z.string(), version: z.string() })),
});

/**
 * A remote by its manifest; what is there for testing only while diagnostics are on.
 * @param base where its files are served, without a slash at the end
 * @throws Error where the manifest is none of this remote's
 */
export function describeRemote(
  name: string,
  base: string,
  manifest: string,
  diagnostics: boolean,
): Omit<RemoteView, 'build'> {
  const { name: said, metaData, shared } = manifestSchema.parse(JSON.parse(manifest));
  if (said !== name) throw new Error(`${base} serves the remote ${said}, not ${name}`);
  const { menu, segments, diagnostic_segments, ...rest } = metaData.description;
  return {
    name,
    manifest: `${base}/mf-manifest.json`,
    entry: [base, metaData.remoteEntry.path, metaData.remoteEntry.name].filter(Boolean).join('/'),
    ...rest,
    segments: diagnostics ? [...segments, ...diagnostic_segments] : segments,
    menu: menu.filter((entry) => diagnostics || !entry.diagnostics),
    shared: Object.fromEntries(shared.map((library) => [library.name, library.version])),
  };
}
