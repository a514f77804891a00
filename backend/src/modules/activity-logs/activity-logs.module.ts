import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { deletedWith, retention } from '../../infrastructure/schedule/index.js';
import { ActivityLogSchema } from './activity-log.entity.js';
import { ActivityLogsController } from './activity-logs.controller.js';
import { ActivityLogsListener } from './activity-logs.listener.js';
import { ActivityLogsProjector } from './activity-logs.projector.js';
import { ActivityLogsReader } from './activity-logs.reader.js';
import { ActivityLogsService } from './activity-logs.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([ActivityLogSchema])],
  controllers: [ActivityLogsController],
  providers: [
    ActivityLogsListener,
    ActivityLogsProjector,
    ActivityLogsReader,
    ActivityLogsService,
    // what happened in a project is forgotten with it (decisions, section 4)
    retention('purge-activity-logs', { activity_logs: [deletedWith('projects', 'project_id')] }),
  ],
})
export class ActivityLogsModule {}
