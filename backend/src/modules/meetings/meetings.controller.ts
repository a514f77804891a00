import { Controller, Delete, Get, Post, Put, Res } from '@nestjs/common';
import {
  CreateMeeting,
  Deleted,
  ListMeetings,
  MeetingView,
  RescheduleMeeting,
  UpdateMeeting,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { Body, CurrentActor, fileContent, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { sendFile } from '../../infrastructure/http/send-file.js';
import { MeetingsReader } from './meetings.reader.js';
import { MeetingsService } from './meetings.service.js';

@Controller('consultation-meetings')
export class MeetingsController {
  constructor(
    private readonly meetings: MeetingsService,
    private readonly reader: MeetingsReader,
  ) {}

  @Get()
  @Operation('List meetings', 'meeting.list', [MeetingView], {
    description: 'All for admins; for customers those about their requests.',
  })
  list(@CurrentActor() actor: Actor, @Query(ListMeetings) query: ListMeetings) {
    return this.reader.list(actor, query);
  }

  @Post()
  @Operation('Schedule a meeting', 'meeting.create', MeetingView, {
    description: 'A free slot is confirmed at once, another time is proposed.',
    errors: [
      'not_found',
      'meeting.consultation_closed',
      'meeting.in_the_past',
      'meeting.slot_taken',
      'meeting.not_free',
    ],
    example: {
      consultation_id: '0199c1de-0000-7000-8000-000000000000',
      starts_at: '2027-03-16T15:00:00.000Z',
      time_zone: 'America/New_York',
      mode: 'video',
      agenda: 'Network and phones of the second office',
    },
  })
  create(@CurrentActor() actor: UserActor, @Body(CreateMeeting) input: CreateMeeting) {
    return this.meetings.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a meeting', 'meeting.read', MeetingView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.reader.get(actor, id);
  }

  @Get(':id/calendar')
  @Operation('Download the calendar file of a meeting', 'meeting.read', fileContent)
  async calendar(@CurrentActor() actor: Actor, @Id() id: string, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.reader.calendar(actor, id));
  }

  @Put(':id')
  @Operation('Change a meeting', 'meeting.update', MeetingView, {
    description: '`status` moves it.',
    errors: [
      'illegal_transition',
      'meeting.not_proposers',
      'meeting.consultation_closed',
      'meeting.in_the_past',
      'meeting.hold_expired',
    ],
    example: { status: 'cancelled', cancel_reason: 'We are closed on that day' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateMeeting) input: UpdateMeeting) {
    return this.meetings.update(actor, id, input);
  }

  @Post(':id/reschedule')
  @Operation('Reschedule a meeting', 'meeting.reschedule', MeetingView, {
    description: 'Answers the new meeting.',
    errors: ['illegal_transition', 'meeting.consultation_closed', 'meeting.in_the_past', 'meeting.slot_taken'],
    example: { starts_at: '2027-03-17T15:00:00.000Z' },
  })
  reschedule(@CurrentActor() actor: UserActor, @Id() id: string, @Body(RescheduleMeeting) input: RescheduleMeeting) {
    return this.meetings.reschedule(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a meeting', 'meeting.delete', Deleted, {
    description: 'An open one is cancelled first. It can be restored for 30 days.',
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.meetings.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted meeting', 'meeting.restore', MeetingView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.meetings.restore(actor, id);
  }
}
