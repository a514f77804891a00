import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { deletedWith, retention } from '../../infrastructure/schedule/index.js';
import { ActivityLog } from './activity-log.entity.js';
import { ActivityLogsController } from './activity-logs.controller.js';
import { ActivityLogsListener } from './activity-logs.listener.js';
import { ActivityLogsProjector } from './activity-logs.projector.js';
import { ActivityLogsReader } from './activity-logs.reader.js';
import { ActivityLogsService } from './activity-logs.service.js';

@Module({
  imports: [entities(ActivityLog)],
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
