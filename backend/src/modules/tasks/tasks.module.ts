import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { MilestonesModule } from '../milestones/index.js';
import { ProjectsModule } from '../projects/index.js';
import { BulkTasksService } from './bulk-tasks.service.js';
import { Task } from './task.entity.js';
import { TasksController } from './tasks.controller.js';
import { TasksProjector } from './tasks.projector.js';
import { TasksService } from './tasks.service.js';
import { tasksRetention } from './tasks.retention.js';

/** Tickets: the tasks of projects. */
@Module({
  imports: [ProjectsModule, MilestonesModule, entities(Task)],
  controllers: [TasksController],
  providers: [BulkTasksService, TasksProjector, TasksService, tasksRetention],
  exports: [TasksService],
})
export class TasksModule {}
