import { Controller, Get, Post, Put } from '@nestjs/common';
import {
  ByTemplateName,
  MessagePreview,
  NotificationTemplateDetail,
  NotificationTemplateView,
  PreviewNotificationTemplate,
  RevertNotificationTemplate,
  TemplateVersionView,
  TestSent,
  UpdateNotificationTemplate,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Operation, Param } from '../../../infrastructure/http/operation.js';
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
  @Operation('List message texts', 'notification_template.list', [NotificationTemplateView], {
    description: 'Of all mails and notifications that the product sends.',
  })
  list(@CurrentActor() actor: UserActor) {
    return this.reader.list(actor);
  }

  @Get(':name')
  @Operation('Get a message text', 'notification_template.read', NotificationTemplateDetail, {
    description: 'The text in use, the built-in one and their variables.',
  })
  get(@CurrentActor() actor: UserActor, @Param(ByTemplateName) { name }: ByTemplateName) {
    return this.reader.get(actor, name);
  }

  @Put(':name')
  @Operation('Create a version of a message text', 'notification_template.update', NotificationTemplateDetail, {
    description: 'The text is a Liquid template and is in use from then on.',
    errors: ['stale_version'],
    example,
  })
  update(
    @CurrentActor() actor: UserActor,
    @Param(ByTemplateName) { name }: ByTemplateName,
    @Body(UpdateNotificationTemplate) input: UpdateNotificationTemplate,
  ) {
    return this.templates.update(actor, name, input);
  }

  @Post(':name/preview')
  @Operation('Preview an unsaved broadcast', 'notification_template.read', MessagePreview, {
    description: 'As a recipient would receive it.',
    status: 200,
    example,
  })
  preview(
    @CurrentActor() actor: UserActor,
    @Param(ByTemplateName) { name }: ByTemplateName,
    @Body(PreviewNotificationTemplate) input: PreviewNotificationTemplate,
  ) {
    return this.templates.preview(actor, name, input);
  }

  @Post(':name/test')
  @Operation('Send a test of a broadcast', 'notification_template.update', TestSent, {
    description: 'To the caller.',
    status: 200,
    example,
  })
  test(
    @CurrentActor() actor: UserActor,
    @Param(ByTemplateName) { name }: ByTemplateName,
    @Body(PreviewNotificationTemplate) input: PreviewNotificationTemplate,
  ) {
    return this.templates.test(actor, name, input);
  }

  @Get(':name/versions')
  @Operation('List versions of a message text', 'notification_template.read', [TemplateVersionView], {
    description: 'Newest first.',
  })
  versions(@CurrentActor() actor: UserActor, @Param(ByTemplateName) { name }: ByTemplateName) {
    return this.reader.versions(actor, name);
  }

  @Post(':name/revert')
  @Operation('Revert a message text', 'notification_template.update', NotificationTemplateDetail, {
    description: 'To an earlier version, or with null to the built-in text.',
    status: 200,
    example: { number: null },
  })
  revert(
    @CurrentActor() actor: UserActor,
    @Param(ByTemplateName) { name }: ByTemplateName,
    @Body(RevertNotificationTemplate) input: RevertNotificationTemplate,
  ) {
    return this.templates.revert(actor, name, input);
  }
}
