import { Controller, Get, Post, Res } from '@nestjs/common';
import { CreateDataExport, DataExportView, ListDataExports, type UserActor } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { Body, CurrentActor, fileContent, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { sendFile } from '../../infrastructure/http/send-file.js';
import { DataExportsService } from './data-exports.service.js';

/** Archives of the data of a company or a person (decisions 6.67). */
@Controller('exports')
export class DataExportsController {
  constructor(private readonly exports: DataExportsService) {}

  @Get()
  @Operation('List exports', 'data_export.list', [DataExportView], {
    description: 'All for admins; for customers those of their own data.',
  })
  list(@CurrentActor() actor: UserActor, @Query(ListDataExports) query: ListDataExports) {
    return this.exports.list(actor, query);
  }

  @Post()
  @Operation('Create an export', 'data_export.create', DataExportView, {
    description: 'Of a company or a person, as an archive made in the background.',
    errors: ['not_found', 'data_export.too_many'],
    example: { kind: 'person' },
  })
  create(@CurrentActor() actor: UserActor, @Body(CreateDataExport) input: CreateDataExport) {
    return this.exports.create(actor, input);
  }

  @Get(':id')
  @Operation('Get an export', 'data_export.read', DataExportView, { description: 'With its progress.' })
  get(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.exports.get(actor, id);
  }

  @Post(':id/cancel')
  @Operation('Cancel an export', 'data_export.cancel', DataExportView, { status: 200, errors: ['illegal_transition'] })
  cancel(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.exports.cancel(actor, id);
  }

  @Get(':id/file')
  @Operation('Download the archive of an export', 'data_export.download', fileContent, {
    errors: ['data_export.not_ready', 'data_export.expired', 'storage.unavailable'],
  })
  async download(@CurrentActor() actor: UserActor, @Id() id: string, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.exports.download(actor, id));
  }
}
