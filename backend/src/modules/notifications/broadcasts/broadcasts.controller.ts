import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  broadcastView,
  byId,
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
  type ById,
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
import { CurrentActor } from '../../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../../infrastructure/http/operation.decorator.js';
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
  sendNew(
    @CurrentActor() actor: UserActor,
    @Body({ schema: createBroadcast }) input: CreateBroadcast,
  ): Promise<BroadcastView> {
    return this.broadcasts.createAndSend(actor, input);
  }

  @Get('broadcasts')
  @Operation('List broadcasts', { permission: 'broadcast.list', returns: broadcastView, list: true })
  list(
    @CurrentActor() actor: UserActor,
    @Query({ schema: listBroadcasts }) query: ListBroadcasts,
  ): Promise<Page<BroadcastView>> {
    return this.broadcasts.list(actor, query);
  }

  @Post('broadcasts')
  @Operation('Create a draft broadcast', { permission: 'broadcast.create', returns: broadcastView, example })
  create(
    @CurrentActor() actor: UserActor,
    @Body({ schema: createBroadcast }) input: CreateBroadcast,
  ): Promise<BroadcastView> {
    return this.broadcasts.create(actor, input);
  }

  @Post('broadcasts/recipients')
  @Operation('Count recipients of a broadcast', {
    permission: 'broadcast.create',
    returns: recipientCount,
    status: 200,
    example: { audience: { kind: 'role', role: 'customer' } },
  })
  count(
    @CurrentActor() actor: UserActor,
    @Body({ schema: countRecipients }) input: CountRecipients,
  ): Promise<RecipientCount> {
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
  preview(
    @CurrentActor() actor: UserActor,
    @Body({ schema: previewBroadcast }) input: PreviewBroadcast,
  ): Promise<MessagePreview> {
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
  test(
    @CurrentActor() actor: UserActor,
    @Body({ schema: previewBroadcast }) input: PreviewBroadcast,
  ): Promise<TestSent> {
    return this.broadcasts.test(actor, input);
  }

  @Get('broadcasts/:id')
  @Operation('Get a broadcast', {
    description: 'With its progress.',
    permission: 'broadcast.read',
    returns: broadcastView,
    errors: ['not_found'],
  })
  get(@CurrentActor() actor: UserActor, @Param({ schema: byId }) { id }: ById): Promise<BroadcastView> {
    return this.broadcasts.get(actor, id);
  }

  @Put('broadcasts/:id')
  @Operation('Change a draft broadcast', {
    permission: 'broadcast.update',
    returns: broadcastView,
    errors: ['not_found', 'stale_version', 'illegal_transition'],
    example: { title: 'We have moved' },
  })
  update(
    @CurrentActor() actor: UserActor,
    @Param({ schema: byId }) { id }: ById,
    @Body({ schema: updateBroadcast }) input: UpdateBroadcast,
  ): Promise<BroadcastView> {
    return this.broadcasts.update(actor, id, input);
  }

  @Delete('broadcasts/:id')
  @Operation('Delete a draft broadcast', {
    permission: 'broadcast.delete',
    returns: deleted,
    errors: ['not_found', 'illegal_transition'],
  })
  remove(@CurrentActor() actor: UserActor, @Param({ schema: byId }) { id }: ById): Promise<Deleted> {
    return this.broadcasts.remove(actor, id);
  }

  @Post('broadcasts/:id/send')
  @Operation('Send a draft broadcast', {
    permission: 'broadcast.send',
    returns: broadcastView,
    status: 200,
    errors: ['not_found', 'illegal_transition', 'broadcast.no_recipients'],
  })
  send(@CurrentActor() actor: UserActor, @Param({ schema: byId }) { id }: ById): Promise<BroadcastView> {
    return this.broadcasts.send(actor, id);
  }

  @Post('broadcasts/:id/cancel')
  @Operation('Stop a broadcast', {
    description: 'What has not been sent yet is not sent.',
    permission: 'broadcast.send',
    returns: broadcastView,
    status: 200,
    errors: ['not_found', 'illegal_transition'],
  })
  cancel(@CurrentActor() actor: UserActor, @Param({ schema: byId }) { id }: ById): Promise<BroadcastView> {
    return this.broadcasts.cancel(actor, id);
  }
}
