import type { Actor } from '../core/actor.js';
import { definePolicy } from '../core/policy.js';
import type { DataExportKind } from './data-export.contract.js';

/** The part of an export that decides who sees it. */
export interface OfDataExport {
  kind: DataExportKind;
  person_id: string | null;
  owner_id: string;
}

/** What a person asked for about themselves. What an admin asked for about a person stays with admins. */
const isOwnData = (actor: Actor, { kind, person_id, owner_id }: OfDataExport): boolean =>
  kind === 'person' && actor.id === person_id && actor.id === owner_id;

const own = { roles: ['admin', 'customer'], when: isOwnData } as const;

/** Admins export any company and any person; other users their own data, and nothing else. */
export const dataExportPolicy = definePolicy<OfDataExport>()({
  'data_export.list': { roles: ['admin', 'customer'] },
  'data_export.create': own,
  'data_export.read': own,
  'data_export.download': own,
  'data_export.cancel': own,
});
