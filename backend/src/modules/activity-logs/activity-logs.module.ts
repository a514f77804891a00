import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ActivityLogSchema } from './activity-log.entity.js';
import { ActivityLogsController } from './activity-logs.controller.js';
import { ActivityLogsListener } from './activity-logs.listener.js';
import { ActivityLogsProjector } from './activity-logs.projector.js';
import { ActivityLogsPurge } from './activity-logs.purge.js';
import { ActivityLogsReader } from './activity-logs.reader.js';
import { ActivityLogsService } from './activity-logs.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([ActivityLogSchema])],
  controllers: [ActivityLogsController],
  providers: [ActivityLogsListener, ActivityLogsProjector, ActivityLogsPurge, ActivityLogsReader, ActivityLogsService],
})
export class ActivityLogsModule {}
