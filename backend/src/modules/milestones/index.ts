export { Milestone } from './milestone.entity.js';
export { findMilestoneRow, visibleMilestones, type MilestoneRow } from './milestones.queries.js';
export { MilestonesModule } from './milestones.module.js';
export { MilestonesService } from './milestones.service.js';
