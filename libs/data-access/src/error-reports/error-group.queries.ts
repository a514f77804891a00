import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const errorGroups = defineResource('/api/v1/error-reports', { key: keys.errorGroups, optimistic: true });

/** Errors that browsers reported, the same ones together; for admins. */
export const errorGroupQueries = errorGroups.queries;

/** Admin: resolves, ignores or reopens a reported error; shown at once, undone when the server refuses. */
export const { useUpdate: useUpdateErrorGroup } = errorGroups;
