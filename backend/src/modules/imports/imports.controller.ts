import { Controller, Get, Post, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApplyImport,
  CheckImport,
  ChooseHeadingLine,
  CreateImport,
  ImportLineView,
  ImportView,
  ListImportLines,
  ListImports,
  UnknownValues,
  type UserActor,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { Body, CurrentActor, fileContent, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { sendFile } from '../../infrastructure/http/send-file.js';
import { type ImportUpload, importUpload, takesImport } from './file/import-upload.js';
import { ImportsService } from './imports.service.js';
import { ImportResultFile } from './result-file.js';

@Controller('imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly results: ImportResultFile,
  ) {}

  @Get()
  @Operation('List imports', 'import.list', [ImportView])
  list(@CurrentActor() actor: UserActor, @Query(ListImports) query: ListImports) {
    return this.imports.list(actor, query);
  }

  @Post()
  @RouteConfig(takesImport)
  @Operation('Create an import', 'import.create', ImportView, {
    description:
      'Uploads a CSV or Excel file, as a form (parts `file`, `kind`, `sheet`) or as base64 within JSON; nothing is created of it yet.',
    body: CreateImport,
    takesForm: true,
    errors: [
      'import.too_large',
      'import.broken',
      'import.not_a_table',
      'file.infected',
      'file.not_scanned',
      'import.no_sheet',
      'import.no_lines',
      'import.too_many_lines',
      'import.too_many_columns',
      'import.too_much_text',
      'import.not_computed',
      'import.unclosed_quote',
      'import.too_complex',
      'storage.unavailable',
    ],
    example: { kind: 'companies', file_name: 'companies.csv', file_data: 'TmFtZQpOZXVzZSBSaXZlciBPdXRmaXR0ZXJzCg==' },
  })
  create(@CurrentActor() actor: UserActor, @Body(importUpload) upload: ImportUpload) {
    return this.imports.create(actor, upload);
  }

  @Get(':id')
  @Operation('Get an import', 'import.read', ImportView, { description: 'With its progress.' })
  get(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.imports.get(actor, id);
  }

  @Get(':id/lines')
  @Operation('List lines of an import', 'import.read', [ImportLineView], { description: 'With the result of each.' })
  lines(@CurrentActor() actor: UserActor, @Id() id: string, @Query(ListImportLines) query: ListImportLines) {
    return this.imports.lines(actor, id, query);
  }

  @Get(':id/result')
  @Operation('Download lines of an import as CSV', 'import.read', fileContent, {
    description: 'With the result of each.',
  })
  async result(@CurrentActor() actor: UserActor, @Id() id: string, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.results.open(actor, id));
  }

  @Get(':id/unknown-values')
  @Operation('List unknown values of an import', 'import.read', UnknownValues, {
    description: 'Texts in columns of choices that are none of the product’s values.',
  })
  unknownValues(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.imports.unknownValues(actor, id);
  }

  @Post(':id/heading-line')
  @Operation('Change the heading row of an import', 'import.check', ImportView, {
    status: 200,
    errors: ['illegal_transition', 'import.no_lines'],
    example: { line: 1 },
  })
  chooseHeadingLine(
    @CurrentActor() actor: UserActor,
    @Id() id: string,
    @Body(ChooseHeadingLine) input: ChooseHeadingLine,
  ) {
    return this.imports.chooseHeadingLine(actor, id, input);
  }

  @Post(':id/check')
  @Operation('Start the dry run of an import', 'import.check', ImportView, {
    description: 'Takes the mapping of columns, which is remembered for files with the same headings.',
    status: 200,
    errors: ['illegal_transition'],
    example: { mapping: { name: 'Name' } },
  })
  check(@CurrentActor() actor: UserActor, @Id() id: string, @Body(CheckImport) input: CheckImport) {
    return this.imports.check(actor, id, input);
  }

  @Post(':id/apply')
  @Operation('Apply an import', 'import.apply', ImportView, {
    description:
      'Creates what the dry run found new: all or nothing, or only the valid lines. `update` also changes companies, people, projects, tasks and deals that are there; empty cells leave their fields as they are, unless the dry run was asked to clear them.',
    status: 200,
    errors: [
      'illegal_transition',
      'import.has_wrong_lines',
      'import.nothing_new',
      'import.not_updatable',
      'import.nothing_to_update',
    ],
    example: { mode: 'good' },
  })
  apply(@CurrentActor() actor: UserActor, @Id() id: string, @Body(ApplyImport) input: ApplyImport) {
    return this.imports.apply(actor, id, input);
  }

  @Post(':id/cancel')
  @Operation('Cancel an import', 'import.cancel', ImportView, {
    description: 'Stops the running step, or gives the file up. Created records stay until the import is undone.',
    status: 200,
    errors: ['illegal_transition'],
  })
  cancel(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.imports.cancel(actor, id);
  }

  @Post(':id/undo')
  @Operation('Undo an import', 'import.undo', ImportView, {
    description:
      'For 7 days: deletes what it created and changes back what it changed, where nobody has changed it since.',
    status: 200,
    errors: ['illegal_transition', 'import.still_applied', 'import.undo_over', 'import.nothing_to_undo'],
  })
  undo(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.imports.undo(actor, id);
  }
}
