import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  CreateScheduleEntry,
  Deleted,
  ListScheduleEntries,
  ScheduleEntryTotals,
  ScheduleEntryView,
  UpdateScheduleEntry,
  type Actor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { SchedulesService } from './schedules.service.js';

@Controller('billing/schedules')
export class SchedulesController {
  constructor(private readonly schedules: SchedulesService) {}

  @Get()
  @Operation('List schedule entries', 'billing_schedule.list', [ScheduleEntryView], {
    description: 'All for admins; for customers their own, and as a contact their company’s.',
    totals: ScheduleEntryTotals,
  })
  list(@CurrentActor() actor: Actor, @Query(ListScheduleEntries) query: ListScheduleEntries) {
    return this.schedules.list(actor, query);
  }

  @Post()
  @Operation('Create a schedule entry', 'billing_schedule.create', ScheduleEntryView, {
    description: 'An amount to be billed for a project or a deal.',
    example: {
      project_id: '0190a0a0-0000-7000-8000-000000000001',
      type: 'deposit',
      title: 'Deposit, 40 percent',
      amount: 5000,
      trigger_on: '2026-03-02',
    },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateScheduleEntry) input: CreateScheduleEntry) {
    return this.schedules.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a schedule entry', 'billing_schedule.read', ScheduleEntryView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.schedules.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a schedule entry', 'billing_schedule.update', ScheduleEntryView, {
    description: '`status` moves it; approving freezes its amount.',
    errors: ['illegal_transition', 'schedule_entry.frozen', 'schedule_entry.invoiced'],
    example: { status: 'approved' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateScheduleEntry) input: UpdateScheduleEntry) {
    return this.schedules.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a schedule entry', 'billing_schedule.delete', Deleted, {
    description: 'It can be restored for 30 days.',
    errors: ['schedule_entry.frozen', 'schedule_entry.invoiced'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.schedules.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted schedule entry', 'billing_schedule.restore', ScheduleEntryView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.schedules.restore(actor, id);
  }
}
