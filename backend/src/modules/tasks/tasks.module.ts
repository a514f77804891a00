import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MilestonesModule } from '../milestones/index.js';
import { ProjectsModule } from '../projects/index.js';
import { BulkTasksService } from './bulk-tasks.service.js';
import { TaskSchema } from './task.entity.js';
import { TasksController } from './tasks.controller.js';
import { TasksProjector } from './tasks.projector.js';
import { TasksPurge } from './tasks.purge.js';
import { TasksService } from './tasks.service.js';

/** Tickets: the tasks of projects. */
@Module({
  imports: [ProjectsModule, MilestonesModule, MikroOrmModule.forFeature([TaskSchema])],
  controllers: [TasksController],
  providers: [BulkTasksService, TasksProjector, TasksPurge, TasksService],
  exports: [TasksService],
})
export class TasksModule {}
