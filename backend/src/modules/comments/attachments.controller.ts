import { Controller, Delete, Get, Post, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  AttachmentView,
  Deleted,
  ListAttachments,
  UploadAttachment,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { Body, CurrentActor, fileContent, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { sendFile } from '../../infrastructure/http/send-file.js';
import { type AttachmentUpload, attachmentUpload, takesAttachment, AttachmentsService } from './attachments.service.js';

/** What an upload is refused for, wherever the file goes. */
const uploadErrors = [
  'attachment.too_large',
  'attachment.type_refused',
  'attachment.mismatch',
  'file.infected',
  'file.not_scanned',
  'attachment.broken',
  'storage.unavailable',
] as const;
const upload = {
  description: 'As a form (part `file`) or as base64 within JSON.',
  body: UploadAttachment,
  takesForm: true,
  example: {
    file_name: 'floor-plan.txt',
    file_size: 19,
    file_type: 'text/plain',
    file_data: 'VHdvIHJvb21zLCBvbmUgZG9vcg==',
  },
} as const;

@Controller()
export class AttachmentsController {
  constructor(private readonly attachments: AttachmentsService) {}

  @Post('task-comments/:id/attachments')
  @RouteConfig(takesAttachment)
  @Operation('Attach a file to a comment', 'attachment.add', AttachmentView, {
    ...upload,
    errors: ['attachment.too_many', ...uploadErrors],
  })
  add(@CurrentActor() actor: UserActor, @Id() id: string, @Body(attachmentUpload) sent: AttachmentUpload) {
    return this.attachments.add(actor, id, sent);
  }

  @Post('projects/:id/attachments')
  @RouteConfig(takesAttachment)
  @Operation('Add a file to a project', 'attachment.add', AttachmentView, {
    ...upload,
    errors: ['project.not_found', 'project.too_many_files', ...uploadErrors],
  })
  addToProject(@CurrentActor() actor: UserActor, @Id() id: string, @Body(attachmentUpload) sent: AttachmentUpload) {
    return this.attachments.addToProject(actor, id, sent);
  }

  @Get('attachments')
  @Operation('List files of a project', 'attachment.list', [AttachmentView], {
    description: 'Of its comments and its own; newest first.',
    errors: ['project.not_found', 'project.invalid_id'],
  })
  list(@CurrentActor() actor: Actor, @Query(ListAttachments) query: ListAttachments) {
    return this.attachments.list(actor, query);
  }

  @Get('attachments/:id/content')
  @Operation('Download a file', 'attachment.read', fileContent, { errors: ['storage.unavailable'] })
  async download(@CurrentActor() actor: Actor, @Id() id: string, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.attachments.open(actor, id));
  }

  @Delete('attachments/:id')
  @Operation('Delete a file', 'attachment.delete', Deleted)
  remove(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.attachments.remove(actor, id);
  }
}
