export { BulkTasksService } from './bulk-tasks.service.js';
export { Task } from './task.entity.js';
export { findTaskRow, findTaskRows, type TaskRow } from './task.query.js';
export { TasksReader } from './tasks.reader.js';
export { TasksService } from './tasks.service.js';
export { TicketsModule } from './tickets.module.js';
