import { Controller, Get, Post } from '@nestjs/common';
import { ActivityLogView, CreateActivityLog, ListActivityLogs, type Actor } from '@portal/contracts';
import { Body, CurrentActor, Operation, Query } from '../../infrastructure/http/operation.js';
import { ActivityLogsService } from './activity-logs.service.js';

@Controller('activity-logs')
export class ActivityLogsController {
  constructor(private readonly activityLogs: ActivityLogsService) {}

  @Get()
  @Operation('List activity', 'activity_log.list', [ActivityLogView], {
    description: 'In a project, or of one project, task or milestone.',
    errors: ['project.not_found', 'not_found', 'project.invalid_id'],
  })
  list(@CurrentActor() actor: Actor, @Query(ListActivityLogs) query: ListActivityLogs) {
    return this.activityLogs.list(actor, query);
  }

  @Post()
  @Operation('Create an activity note', 'activity_log.create', ActivityLogView, {
    description: 'In the log of a project, task or milestone.',
    errors: ['project.not_found', 'not_found'],
    example: {
      entity_type: 'project',
      entity_id: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
      activity_type: 'note',
      description: 'The keys of the server room are at the front desk.',
    },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateActivityLog) input: CreateActivityLog) {
    return this.activityLogs.create(actor, input);
  }
}
