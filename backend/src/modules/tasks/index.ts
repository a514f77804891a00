export { BulkTasksService } from './bulk-tasks.service.js';
export { Task } from './task.entity.js';
export {
  cycleHours,
  isOnTime,
  isOverdueTask,
  findTaskRow,
  findTaskRows,
  visibleTasks,
  type TaskRow,
} from './tasks.queries.js';
export { TasksService } from './tasks.service.js';
export { TasksModule } from './tasks.module.js';
