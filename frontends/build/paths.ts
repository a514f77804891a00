import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../..');
export const frontends = path.join(workspace, 'frontends');
export const dist = path.join(frontends, 'dist');
/** Served at /assets: a folder for each part, and `files` for the pictures. */
export const assets = path.join(dist, 'assets');
export const pages = path.join(dist, 'pages');
/** Which files each part's releases have; never served. */
export const releases = path.join(dist, 'releases');
/** Output of the shell's build for the build of the pages; never served. */
export const shellStart = path.join(frontends, 'shell/dist/start-files.json');
/** Output of the public site's build for the same. */
export const publicPageFiles = path.join(frontends, 'marketing/dist/page-files.json');
/** The program that renders the pages; never served. */
export const prerenderProgram = path.join(dist, 'prerender');
export const cache = path.join(workspace, 'node_modules/.cache/webpack');
