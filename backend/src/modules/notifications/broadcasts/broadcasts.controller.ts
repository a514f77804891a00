import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  BroadcastView,
  CountRecipients,
  CreateBroadcast,
  Deleted,
  ListBroadcasts,
  MessagePreview,
  PreviewBroadcast,
  RecipientCount,
  TestSent,
  UpdateBroadcast,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { BroadcastsService } from './broadcasts.service.js';

const text = { title: 'We moved', body: 'Hello {{ first_name }}, our office is on **Pollock Street** now.' };
const example = {
  ...text,
  category: 'projects',
  channels: ['in_app', 'email'],
  audience: { kind: 'role', role: 'customer' },
};

@Controller('notifications')
export class BroadcastsController {
  constructor(private readonly broadcasts: BroadcastsService) {}

  @Post('send')
  @Operation('Send a broadcast', 'broadcast.send', BroadcastView, {
    description: 'To users, companies, a role or a filter of customers; with send_at at that time.',
    errors: ['broadcast.no_recipients'],
    example,
  })
  sendNew(@CurrentActor() actor: UserActor, @Body(CreateBroadcast) input: CreateBroadcast) {
    return this.broadcasts.createAndSend(actor, input);
  }

  @Get('broadcasts')
  @Operation('List broadcasts', 'broadcast.list', [BroadcastView])
  list(@CurrentActor() actor: UserActor, @Query(ListBroadcasts) query: ListBroadcasts) {
    return this.broadcasts.list(actor, query);
  }

  @Post('broadcasts')
  @Operation('Create a draft broadcast', 'broadcast.create', BroadcastView, { example })
  create(@CurrentActor() actor: UserActor, @Body(CreateBroadcast) input: CreateBroadcast) {
    return this.broadcasts.create(actor, input);
  }

  @Post('broadcasts/recipients')
  @Operation('Count recipients of a broadcast', 'broadcast.create', RecipientCount, {
    status: 200,
    example: { audience: { kind: 'role', role: 'customer' } },
  })
  count(@CurrentActor() actor: UserActor, @Body(CountRecipients) input: CountRecipients) {
    return this.broadcasts.count(actor, input);
  }

  @Post('broadcasts/preview')
  @Operation('Preview a message text', 'broadcast.create', MessagePreview, {
    description: 'As the caller would receive it.',
    status: 200,
    example: text,
  })
  preview(@CurrentActor() actor: UserActor, @Body(PreviewBroadcast) input: PreviewBroadcast) {
    return this.broadcasts.preview(actor, input);
  }

  @Post('broadcasts/test')
  @Operation('Send a test of a message text', 'broadcast.create', TestSent, {
    description: 'To the caller.',
    status: 200,
    example: text,
  })
  test(@CurrentActor() actor: UserActor, @Body(PreviewBroadcast) input: PreviewBroadcast) {
    return this.broadcasts.test(actor, input);
  }

  @Get('broadcasts/:id')
  @Operation('Get a broadcast', 'broadcast.read', BroadcastView, { description: 'With its progress.' })
  get(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.broadcasts.get(actor, id);
  }

  @Put('broadcasts/:id')
  @Operation('Change a draft broadcast', 'broadcast.update', BroadcastView, {
    errors: ['illegal_transition'],
    example: { title: 'We have moved' },
  })
  update(@CurrentActor() actor: UserActor, @Id() id: string, @Body(UpdateBroadcast) input: UpdateBroadcast) {
    return this.broadcasts.update(actor, id, input);
  }

  @Delete('broadcasts/:id')
  @Operation('Delete a draft broadcast', 'broadcast.delete', Deleted, { errors: ['illegal_transition'] })
  remove(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.broadcasts.remove(actor, id);
  }

  @Post('broadcasts/:id/send')
  @Operation('Send a draft broadcast', 'broadcast.send', BroadcastView, {
    status: 200,
    errors: ['illegal_transition', 'broadcast.no_recipients'],
  })
  send(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.broadcasts.send(actor, id);
  }

  @Post('broadcasts/:id/cancel')
  @Operation('Stop a broadcast', 'broadcast.send', BroadcastView, {
    description: 'What has not been sent yet is not sent; a scheduled one is a draft again.',
    status: 200,
    errors: ['illegal_transition'],
  })
  cancel(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.broadcasts.cancel(actor, id);
  }
}
