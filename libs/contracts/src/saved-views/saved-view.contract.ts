import { z } from 'zod';
import { limits } from '../core/limits.js';
import { pageQuery, sortBy } from '../core/lists.js';
import { viewSearch } from './view-search.js';
import { object } from '../core/objects.js';
import { id, recordFields, requiredLine, version } from '../core/primitives.js';

/** The address of a list without its search. */
const listPath = z
  .string()
  .max(200)
  .regex(/^(\/[a-z0-9-]+)+$/, 'The address of a list, such as /admin/projects');

/** Filters, order and view of a list as its address has them, without the question mark. */
const listSearch = z
  .string()
  .max(2_000)
  .regex(/^[\x21-\x7e]*$/, 'The search of an address, encoded');

export const SavedViewView = object('SavedView', {
  id,
  path: listPath,
  name: z.string(),
  search: listSearch,
  is_shared: z.boolean(),
  owner_id: id,
  owner_name: z.string(),
  ...recordFields,
});
export type SavedViewView = z.infer<typeof SavedViewView>;

const written = z.strictObject({
  name: requiredLine(limits.name),
  search: listSearch.overwrite(viewSearch),
  is_shared: z.boolean(),
});

export const CreateSavedView = written
  .extend({ path: listPath, is_shared: written.shape.is_shared.default(false) })
  .meta({ id: 'CreateSavedView' });
export type CreateSavedView = z.infer<typeof CreateSavedView>;

/** Changes only the fields it carries. */
export const UpdateSavedView = written
  .partial()
  .extend({ version: version.optional() })
  .meta({ id: 'UpdateSavedView' });
export type UpdateSavedView = z.infer<typeof UpdateSavedView>;

/** Those of one list with `path`. */
export const ListSavedViews = z.strictObject({
  ...pageQuery,
  path: listPath.optional(),
  sortBy: sortBy(['name', 'created_at', 'updated_at'], 'name'),
});
export type ListSavedViews = z.infer<typeof ListSavedViews>;
