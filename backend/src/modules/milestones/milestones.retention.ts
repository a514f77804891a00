import { deleted, deletedWith, retention } from '../../infrastructure/schedule/index.js';

const GONE = [deleted(), deletedWith('projects', 'project_id')];

/** Their tasks forget them (decisions, section 4). */
export const milestonesRetention = retention(
  'purge-milestones',
  { milestones: GONE },
  {
    before: GONE.map((ids) => `update tickets set milestone_id = null where milestone_id in (${ids('milestones')})`),
  },
);
