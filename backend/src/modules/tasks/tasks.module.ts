import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { deleted, deletedWith, hasNo, retention } from '../../infrastructure/schedule/index.js';
import { MilestonesModule } from '../milestones/index.js';
import { ProjectsModule } from '../projects/index.js';
import { BulkTasksService } from './bulk-tasks.service.js';
import { Task } from './task.entity.js';
import { TasksController } from './tasks.controller.js';
import { TasksProjector } from './tasks.projector.js';
import { TasksService } from './tasks.service.js';

const HAS_NO_COMMENTS = hasNo('task_comments', 'task_id');

/** Tickets: the tasks of projects. */
@Module({
  imports: [ProjectsModule, MilestonesModule, entities(Task)],
  controllers: [TasksController],
  providers: [
    BulkTasksService,
    TasksProjector,
    TasksService,
    // as soon as their comments have gone (decisions, section 4)
    retention('purge-tasks', {
      tickets: [
        deleted("own.kind = 'task'", HAS_NO_COMMENTS),
        deletedWith('projects', 'project_id', "own.kind = 'task'", HAS_NO_COMMENTS),
      ],
    }),
  ],
  exports: [TasksService],
})
export class TasksModule {}
