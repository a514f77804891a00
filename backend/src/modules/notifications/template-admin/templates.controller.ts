import { Controller, Get, Post, Put } from '@nestjs/common';
import {
  byTemplateName,
  messagePreview,
  notificationTemplateDetail,
  notificationTemplateView,
  previewNotificationTemplate,
  revertNotificationTemplate,
  templateVersionView,
  testSent,
  updateNotificationTemplate,
  type ByTemplateName,
  type MessagePreview,
  type NotificationTemplateDetail,
  type NotificationTemplateView,
  type Page,
  type PreviewNotificationTemplate,
  type RevertNotificationTemplate,
  type TemplateVersionView,
  type TestSent,
  type UpdateNotificationTemplate,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Operation, Param } from '../../../infrastructure/http/operation.decorator.js';
import { TemplatesReader } from './templates.reader.js';
import { TemplatesService } from './templates.service.js';

const example = { body: '{{ greeting }}\n\nWe have your request **{{ reference }}**.' };

@Controller('notifications/templates')
export class TemplatesController {
  constructor(
    private readonly reader: TemplatesReader,
    private readonly templates: TemplatesService,
  ) {}

  @Get()
  @Operation('List message texts', {
    description: 'Of all mails and notifications that the product sends.',
    permission: 'notification_template.list',
    lists: notificationTemplateView,
  })
  list(@CurrentActor() actor: UserActor): Promise<Page<NotificationTemplateView>> {
    return this.reader.list(actor);
  }

  @Get(':name')
  @Operation('Get a message text', {
    description: 'The text in use, the built-in one and their variables.',
    permission: 'notification_template.read',
    returns: notificationTemplateDetail,
  })
  get(
    @CurrentActor() actor: UserActor,
    @Param(byTemplateName) { name }: ByTemplateName,
  ): Promise<NotificationTemplateDetail> {
    return this.reader.get(actor, name);
  }

  @Put(':name')
  @Operation('Create a version of a message text', {
    description: 'The text is a Liquid template and is in use from then on.',
    permission: 'notification_template.update',
    returns: notificationTemplateDetail,
    errors: ['stale_version'],
    example,
  })
  update(
    @CurrentActor() actor: UserActor,
    @Param(byTemplateName) { name }: ByTemplateName,
    @Body(updateNotificationTemplate) input: UpdateNotificationTemplate,
  ): Promise<NotificationTemplateDetail> {
    return this.templates.update(actor, name, input);
  }

  @Post(':name/preview')
  @Operation('Preview an unsaved broadcast', {
    description: 'As a recipient would receive it.',
    permission: 'notification_template.read',
    returns: messagePreview,
    status: 200,
    example,
  })
  preview(
    @CurrentActor() actor: UserActor,
    @Param(byTemplateName) { name }: ByTemplateName,
    @Body(previewNotificationTemplate) input: PreviewNotificationTemplate,
  ): Promise<MessagePreview> {
    return this.templates.preview(actor, name, input);
  }

  @Post(':name/test')
  @Operation('Send a test of a broadcast', {
    description: 'To the caller.',
    permission: 'notification_template.update',
    returns: testSent,
    status: 200,
    example,
  })
  test(
    @CurrentActor() actor: UserActor,
    @Param(byTemplateName) { name }: ByTemplateName,
    @Body(previewNotificationTemplate) input: PreviewNotificationTemplate,
  ): Promise<TestSent> {
    return this.templates.test(actor, name, input);
  }

  @Get(':name/versions')
  @Operation('List versions of a message text', {
    description: 'Newest first.',
    permission: 'notification_template.read',
    lists: templateVersionView,
  })
  versions(
    @CurrentActor() actor: UserActor,
    @Param(byTemplateName) { name }: ByTemplateName,
  ): Promise<Page<TemplateVersionView>> {
    return this.reader.versions(actor, name);
  }

  @Post(':name/revert')
  @Operation('Revert a message text', {
    description: 'To an earlier version, or with null to the built-in text.',
    permission: 'notification_template.update',
    returns: notificationTemplateDetail,
    status: 200,
    example: { number: null },
  })
  revert(
    @CurrentActor() actor: UserActor,
    @Param(byTemplateName) { name }: ByTemplateName,
    @Body(revertNotificationTemplate) input: RevertNotificationTemplate,
  ): Promise<NotificationTemplateDetail> {
    return this.templates.revert(actor, name, input);
  }
}
