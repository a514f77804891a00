import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../..');
export const frontends = path.join(workspace, 'frontends');
export const dist = path.join(frontends, 'dist');
export const assets = path.join(dist, 'assets');
export const pages = path.join(dist, 'pages');
/** Programs of the build itself, never served. */
export const buildPrograms = path.join(frontends, 'shell/dist');
export const cache = path.join(workspace, 'node_modules/.cache/webpack');
