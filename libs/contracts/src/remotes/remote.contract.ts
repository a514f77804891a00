import { z } from 'zod';
import type { Role } from '../core/actor.js';

/** A path inside the product, with or without a query; never the address of another site. */
const path = z.string().regex(/^\/(?![/\\])/, 'must be a path of the product');

/** The first part of a path. */
const segment = z.string().regex(/^[a-z0-9-]+$/, 'must be the first part of a path');

const role = z.enum(['customer', 'admin'] as const satisfies readonly Role[]);

/** A link of the signed-in menu and of the command palette. */
const menuEntry = z.strictObject({
  label: z.string().min(1).max(40),
  path,
  /** Who sees it. */
  roles: z.array(role).min(1),
  /** Paths without an entry of their own that mark this one. */
  covers: z.array(path).default([]),
  /** Lower ones come first; entries of the same order keep the order of their remote. */
  order: z.int().default(0),
  /** There only while diagnostics are on. */
  diagnostics: z.boolean().default(false),
});
export type MenuEntry = z.infer<typeof menuEntry>;

/** Takes every path that no other remote has. */
export const ANY_SEGMENT = '*';

const shape = {
  /** The audience of its pages: all, signed-in users, or admins. */
  access: z.enum(['public', 'signed_in', 'admin']),
  /** The first parts of the paths that it draws. */
  segments: z.array(z.union([segment, z.literal(ANY_SEGMENT)])).min(1),
  /** Whose /dashboard it draws. */
  dashboard_of: role.nullable().default(null),
  menu: z.array(menuEntry).default([]),
};

/** The description of a remote in its remote.json; its build writes it into mf-manifest.json. */
export const remoteDescription = z.strictObject({
  ...shape,
  /** Segments that are there only while diagnostics are on. */
  diagnostic_segments: z.array(segment).default([]),
});
export type RemoteDescription = z.infer<typeof remoteDescription>;

/** A remote as the shell learns it at run time. */
export const remoteView = z.strictObject({
  name: z.string(),
  /** Address of its mf-manifest.json. */
  manifest: z.string(),
  /** Address of the script that the shell loads it by. */
  entry: z.string(),
  /** Names its build; null as long as its manifest can't be read. */
  build: z.string().nullable(),
  ...shape,
  /** Version of each shared library that it was built with. */
  shared: z.record(z.string(), z.string()),
});
export type RemoteView = z.infer<typeof remoteView>;

/** The document that the api serves at /api/remotes. */
export const remotesDocument = z.object({ remotes: z.array(remoteView) });
export type RemotesDocument = z.infer<typeof remotesDocument>;
