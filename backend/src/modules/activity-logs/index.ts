export { activityEntriesOf, type LoggedDomainEvent } from './activity-entry.js';
export { projectStepWords } from './activity-words.js';
export { ActivityLog } from './activity-log.entity.js';
export { ActivityLogsModule } from './activity-logs.module.js';
