export { activityEntriesOf, type ToldEvent } from './activity-entry.js';
export { projectStepWords } from './activity-words.js';
export { ActivityLog } from './activity-log.entity.js';
export { ActivityLogsModule } from './activity-logs.module.js';
