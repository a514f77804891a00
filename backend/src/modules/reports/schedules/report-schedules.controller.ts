import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  CreateReportSchedule,
  Deleted,
  ListReportDeliveries,
  ListReportSchedules,
  ReportDeliveryView,
  ReportScheduleView,
  UpdateReportSchedule,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { ReportSchedulesService } from './report-schedules.service.js';

const example = {
  definition: 'task_throughput',
  params: { bucket: 'week' },
  period: 'last_month',
  format: 'xlsx',
  timing: { frequency: 'monthly', day: 1, hour: 8 },
};

/** Reports that go out by mail again and again. */
@Controller('report-schedules')
export class ReportSchedulesController {
  constructor(private readonly schedules: ReportSchedulesService) {}

  @Get()
  @Operation('List scheduled reports', 'report_schedule.list', [ReportScheduleView], {
    description: 'All for admins, their own for customers.',
  })
  list(@CurrentActor() actor: UserActor, @Query(ListReportSchedules) query: ListReportSchedules) {
    return this.schedules.list(actor, query);
  }

  @Post()
  @Operation('Schedule a report', 'report_schedule.create', ReportScheduleView, {
    description: 'It is sent by mail, with the rights that each recipient has at that time.',
    errors: ['not_found', 'project.not_found', 'report_schedule.too_many'],
    example,
  })
  create(@CurrentActor() actor: UserActor, @Body(CreateReportSchedule) input: CreateReportSchedule) {
    return this.schedules.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a scheduled report', 'report_schedule.read', ReportScheduleView, {
    description: 'With the result of its last run.',
  })
  get(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.schedules.get(actor, id);
  }

  @Get(':id/deliveries')
  @Operation('List deliveries of a scheduled report', 'report_schedule.read', [ReportDeliveryView], {
    description: 'For each run and recipient.',
  })
  deliveries(
    @CurrentActor() actor: UserActor,
    @Id() id: string,
    @Query(ListReportDeliveries) query: ListReportDeliveries,
  ) {
    return this.schedules.deliveries(actor, id, query);
  }

  @Put(':id')
  @Operation('Change a scheduled report', 'report_schedule.update', ReportScheduleView, {
    errors: ['project.not_found'],
    example: { timing: { frequency: 'weekly', weekday: 'monday', hour: 7 } },
  })
  update(@CurrentActor() actor: UserActor, @Id() id: string, @Body(UpdateReportSchedule) input: UpdateReportSchedule) {
    return this.schedules.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a scheduled report', 'report_schedule.delete', Deleted, {
    description: 'Files that were made stay.',
  })
  remove(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.schedules.remove(actor, id);
  }

  @Post(':id/pause')
  @Operation('Pause a scheduled report', 'report_schedule.pause', ReportScheduleView, { status: 200 })
  pause(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.schedules.pause(actor, id);
  }

  @Post(':id/resume')
  @Operation('Resume a scheduled report', 'report_schedule.resume', ReportScheduleView, {
    description: 'It is sent at its next time.',
    status: 200,
    errors: ['report_schedule.report_gone'],
  })
  resume(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.schedules.resume(actor, id);
  }

  @Post(':id/send')
  @Operation('Run a scheduled report now', 'report_schedule.send', ReportScheduleView, {
    description: 'Its next time stays.',
    status: 200,
    errors: ['report_schedule.report_gone', 'report_schedule.is_sending'],
  })
  send(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.schedules.send(actor, id);
  }
}
