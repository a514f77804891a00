export { Task } from './task.entity.js';
export { findTaskRow, type TaskRow } from './task.query.js';
export { TasksReader } from './tasks.reader.js';
export { TasksService } from './tasks.service.js';
export { TicketsModule } from './tickets.module.js';
