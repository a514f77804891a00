import { Controller, Get, Post, Res } from '@nestjs/common';
import {
  createDataExport,
  type CreateDataExport,
  dataExportView,
  listDataExports,
  type ListDataExports,
  type UserActor,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import {
  Body,
  CurrentActor,
  fileContent,
  Id,
  Operation,
  Query,
} from '../../infrastructure/http/operation.decorator.js';
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
    lists: dataExportView,
  })
  list(@CurrentActor() actor: UserActor, @Query(listDataExports) query: ListDataExports) {
    return this.exports.list(actor, query);
  }

  @Post()
  @Operation('Create an export', {
    description: 'Of a company or a person, as an archive made in the background.',
    permission: 'data_export.create',
    returns: dataExportView,
    errors: ['not_found', 'data_export.too_many'],
    example: { kind: 'person' },
  })
  create(@CurrentActor() actor: UserActor, @Body(createDataExport) input: CreateDataExport) {
    return this.exports.create(actor, input);
  }

  @Get(':id')
  @Operation('Get an export', {
    description: 'With its progress.',
    permission: 'data_export.read',
    returns: dataExportView,
  })
  get(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.exports.get(actor, id);
  }

  @Post(':id/cancel')
  @Operation('Cancel an export', {
    permission: 'data_export.cancel',
    returns: dataExportView,
    status: 200,
    errors: ['illegal_transition'],
  })
  cancel(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.exports.cancel(actor, id);
  }

  @Get(':id/file')
  @Operation('Download the archive of an export', {
    permission: 'data_export.download',
    returns: fileContent,
    errors: ['data_export.not_ready', 'data_export.expired', 'storage.unavailable'],
  })
  async download(@CurrentActor() actor: UserActor, @Id() id: string, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.exports.download(actor, id));
  }
}
