import { z } from 'zod';
import type { DashboardAnalytics } from '../analytics/analytics.contract.js';
import type { Role } from '../core/actor.js';

/** A path inside the product, with or without a query; never the address of another site. */
const path = z.string().regex(/^\/(?![/\\])/, 'must be a path of the product');

/** The first part of a path. */
const segment = z.string().regex(/^[a-z0-9-]+$/, 'must be the first part of a path');

const role = z.enum(['customer', 'admin'] as const satisfies readonly Role[]);

/** Groups of the signed-in menu, in their order. */
export const menuGroupNames = ['work', 'customers', 'money', 'automation', 'system', 'account'] as const;
export type MenuGroup = (typeof menuGroupNames)[number];

/** Icons that a remote may name; the shell has them. */
export const menuIcons = [
  'archive',
  'bell',
  'bug',
  'building',
  'calendar',
  'chart',
  'circle',
  'dashboard',
  'flask',
  'folder',
  'handshake',
  'life-buoy',
  'megaphone',
  'messages',
  'radio',
  'receipt',
  'report',
  'shield',
  'tasks',
  'ticket',
  'upload',
  'user',
  'users',
  'workflow',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** Figures of the dashboard that say how much waits; an entry shows the first that isn't 0 and says all that it names. */
export const menuFigures = [
  'pending_consultations',
  'unassigned_tickets',
  'waiting_mails',
  'pending_tickets',
  'overdue_invoices',
  'awaiting_approval',
  'offered_deals',
  'unsigned_documents',
] as const satisfies readonly (keyof DashboardAnalytics)[];
export type MenuFigure = (typeof menuFigures)[number];

/** A link of the signed-in menu and of the command palette. */
const menuEntry = z.strictObject({
  label: z.string().min(1).max(40),
  /** Shorter, where there is little room: the bar of a phone. */
  short: z.string().min(1).max(14).optional(),
  path,
  group: z.enum(menuGroupNames).default('work'),
  icon: z.enum(menuIcons).default('circle'),
  /** What waits behind it, counted live. */
  counts: z.array(z.enum(menuFigures)).default([]),
  /** One of the places in the bar of a phone, which has room for three beside the dashboard. */
  phone: z.boolean().default(false),
  /** Who sees it. */
  roles: z.array(role).min(1),
  /** Paths without an entry of their own that mark this one; one with a query only where the address has it too. */
  covers: z.array(path).default([]),
  /** Lower ones come first; entries of the same order keep the order of their remote. */
  order: z.int().default(0),
  /** There only while diagnostics are on. */
  diagnostics: z.boolean().default(false),
});
export type MenuEntry = z.infer<typeof menuEntry>;

/** What can be created from anywhere: the address opens the form. */
const createEntry = z.strictObject({
  label: z.string().min(1).max(40),
  path,
  roles: z.array(role).min(1),
  icon: z.enum(menuIcons).default('circle'),
});
export type CreateEntry = z.infer<typeof createEntry>;

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
  /** Its entries of the menu that creates. */
  create: z.array(createEntry).default([]),
  /**
   * By the route of a screen, the addresses of the API that it asks for first, word for word; `{user_id}` is the user's
   * id, and the route's parameters (`:id`) may stand in them. A page that opens there fetches them beside its code.
   */
  preload: z.record(path, z.array(path)).default({}),
};

/** The description of a remote in its remote.json; its build writes it into mf-manifest.json. */
export const RemoteDescription = z.strictObject({
  ...shape,
  /** Segments that are there only while diagnostics are on. */
  diagnostic_segments: z.array(segment).default([]),
});
export type RemoteDescription = z.infer<typeof RemoteDescription>;

/** A remote as the shell learns it at run time. */
export const RemoteView = z.strictObject({
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
export type RemoteView = z.infer<typeof RemoteView>;

/** What the shell tells the sheets that a remote exposes, as `loadSheets` beside its `routes`. */
export interface RemoteSheetsProps {
  /** The addresses that the page below lists, in its order: previous and next go along those of records. */
  along: readonly string[];
}

/** The document that the api serves at /api/remotes. */
export const RemotesDocument = z.object({ remotes: z.array(RemoteView) });
export type RemotesDocument = z.infer<typeof RemotesDocument>;
