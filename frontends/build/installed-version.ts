import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './paths.ts';

/** The installed version of the package that an import belongs to. */
export function installedVersion(request: string): string {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const manifest = readFileSync(path.join(workspace, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
