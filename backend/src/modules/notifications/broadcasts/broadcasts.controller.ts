import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  broadcastView,
  countRecipients,
  createBroadcast,
  deleted,
  listBroadcasts,
  messagePreview,
  previewBroadcast,
  recipientCount,
  testSent,
  updateBroadcast,
  type BroadcastView,
  type CountRecipients,
  type CreateBroadcast,
  type Deleted,
  type ListBroadcasts,
  type MessagePreview,
  type Page,
  type PreviewBroadcast,
  type RecipientCount,
  type TestSent,
  type UpdateBroadcast,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.decorator.js';
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
  @Operation('Send a broadcast', {
    description: 'To users, companies, a role or a filter of customers.',
    permission: 'broadcast.send',
    returns: broadcastView,
    errors: ['broadcast.no_recipients'],
    example,
  })
  sendNew(@CurrentActor() actor: UserActor, @Body(createBroadcast) input: CreateBroadcast): Promise<BroadcastView> {
    return this.broadcasts.createAndSend(actor, input);
  }

  @Get('broadcasts')
  @Operation('List broadcasts', { permission: 'broadcast.list', lists: broadcastView })
  list(@CurrentActor() actor: UserActor, @Query(listBroadcasts) query: ListBroadcasts): Promise<Page<BroadcastView>> {
    return this.broadcasts.list(actor, query);
  }

  @Post('broadcasts')
  @Operation('Create a draft broadcast', { permission: 'broadcast.create', returns: broadcastView, example })
  create(@CurrentActor() actor: UserActor, @Body(createBroadcast) input: CreateBroadcast): Promise<BroadcastView> {
    return this.broadcasts.create(actor, input);
  }

  @Post('broadcasts/recipients')
  @Operation('Count recipients of a broadcast', {
    permission: 'broadcast.create',
    returns: recipientCount,
    status: 200,
    example: { audience: { kind: 'role', role: 'customer' } },
  })
  count(@CurrentActor() actor: UserActor, @Body(countRecipients) input: CountRecipients): Promise<RecipientCount> {
    return this.broadcasts.count(actor, input);
  }

  @Post('broadcasts/preview')
  @Operation('Preview a message text', {
    description: 'As the caller would receive it.',
    permission: 'broadcast.create',
    returns: messagePreview,
    status: 200,
    example: text,
  })
  preview(@CurrentActor() actor: UserActor, @Body(previewBroadcast) input: PreviewBroadcast): Promise<MessagePreview> {
    return this.broadcasts.preview(actor, input);
  }

  @Post('broadcasts/test')
  @Operation('Send a test of a message text', {
    description: 'To the caller.',
    permission: 'broadcast.create',
    returns: testSent,
    status: 200,
    example: text,
  })
  test(@CurrentActor() actor: UserActor, @Body(previewBroadcast) input: PreviewBroadcast): Promise<TestSent> {
    return this.broadcasts.test(actor, input);
  }

  @Get('broadcasts/:id')
  @Operation('Get a broadcast', {
    description: 'With its progress.',
    permission: 'broadcast.read',
    returns: broadcastView,
  })
  get(@CurrentActor() actor: UserActor, @Id() id: string): Promise<BroadcastView> {
    return this.broadcasts.get(actor, id);
  }

  @Put('broadcasts/:id')
  @Operation('Change a draft broadcast', {
    permission: 'broadcast.update',
    returns: broadcastView,
    errors: ['illegal_transition'],
    example: { title: 'We have moved' },
  })
  update(
    @CurrentActor() actor: UserActor,
    @Id() id: string,
    @Body(updateBroadcast) input: UpdateBroadcast,
  ): Promise<BroadcastView> {
    return this.broadcasts.update(actor, id, input);
  }

  @Delete('broadcasts/:id')
  @Operation('Delete a draft broadcast', {
    permission: 'broadcast.delete',
    returns: deleted,
    errors: ['illegal_transition'],
  })
  remove(@CurrentActor() actor: UserActor, @Id() id: string): Promise<Deleted> {
    return this.broadcasts.remove(actor, id);
  }

  @Post('broadcasts/:id/send')
  @Operation('Send a draft broadcast', {
    permission: 'broadcast.send',
    returns: broadcastView,
    status: 200,
    errors: ['illegal_transition', 'broadcast.no_recipients'],
  })
  send(@CurrentActor() actor: UserActor, @Id() id: string): Promise<BroadcastView> {
    return this.broadcasts.send(actor, id);
  }

  @Post('broadcasts/:id/cancel')
  @Operation('Stop a broadcast', {
    description: 'What has not been sent yet is not sent.',
    permission: 'broadcast.send',
    returns: broadcastView,
    status: 200,
    errors: ['illegal_transition'],
  })
  cancel(@CurrentActor() actor: UserActor, @Id() id: string): Promise<BroadcastView> {
    return this.broadcasts.cancel(actor, id);
  }
}
