import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import {
  createDataExport,
  type CreateDataExport,
  dataExportView,
  listDataExports,
  type ListDataExports,
  type UserActor,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Id } from '../../infrastructure/http/id.decorator.js';
import { fileContent, Operation } from '../../infrastructure/http/operation.decorator.js';
import { sendFile } from '../../infrastructure/http/send-file.js';
import { DataExportsService } from './data-exports.service.js';

/** Archives of the data of a company or a person (decisions 6.67). */
@Controller('exports')
export class DataExportsController {
  constructor(private readonly exports: DataExportsService) {}

  @Get()
  @Operation('List exports', {
    description: 'All for admins; for customers those of their own data.',
    permission: 'data_export.list',
    returns: dataExportView,
    list: true,
  })
  list(@CurrentActor() actor: UserActor, @Query({ schema: listDataExports }) query: ListDataExports) {
    return this.exports.list(actor, query);
  }

  @Post()
  @Operation('Create an export', {
    description: 'Of a company or a person, as an archive made in the background.',
    permission: 'data_export.create',
    body: createDataExport,
    returns: dataExportView,
    errors: ['not_found', 'data_export.too_many'],
    example: { kind: 'person' },
  })
  create(@CurrentActor() actor: UserActor, @Body({ schema: createDataExport }) input: CreateDataExport) {
    return this.exports.create(actor, input);
  }

  @Get(':id')
  @Operation('Get an export', {
    description: 'With its progress.',
    permission: 'data_export.read',
    returns: dataExportView,
    errors: ['not_found'],
  })
  get(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.exports.get(actor, id);
  }

  @Post(':id/cancel')
  @Operation('Cancel an export', {
    permission: 'data_export.cancel',
    returns: dataExportView,
    status: 200,
    errors: ['not_found', 'illegal_transition'],
  })
  cancel(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.exports.cancel(actor, id);
  }

  @Get(':id/file')
  @Operation('Download the archive of an export', {
    permission: 'data_export.download',
    returns: fileContent,
    errors: ['not_found', 'data_export.not_ready', 'data_export.expired', 'storage.unavailable'],
  })
  async download(@CurrentActor() actor: UserActor, @Id() id: string, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.exports.download(actor, id));
  }
}
