import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { ActivityLog } from './activity-log.entity.js';
import { ActivityLogsController } from './activity-logs.controller.js';
import { ActivityLogsListener } from './activity-logs.listener.js';
import { ActivityLogsProjector } from './activity-logs.projector.js';
import { ActivityLogsService } from './activity-logs.service.js';
import { activityLogsRetention } from './activity-logs.retention.js';

@Module({
  imports: [entities(ActivityLog)],
  controllers: [ActivityLogsController],
  providers: [ActivityLogsListener, ActivityLogsProjector, ActivityLogsService, activityLogsRetention],
})
export class ActivityLogsModule {}
