import { z } from 'zod';

/** The sentence for a project id that can't be one (specification, section 5). */
export const INVALID_PROJECT_ID = 'Invalid project ID provided';

/** The id of a project in a path or query. */
export const projectId = z.uuid(INVALID_PROJECT_ID);

/** Path parameters of one project. */
export const byProjectId = z.strictObject({ id: projectId });
