import { Controller, Get, Res } from '@nestjs/common';
import {
  type Actor,
  AuditChain,
  AuditEntryDetail,
  AuditEntryView,
  ExportAuditEntries,
  ListAuditEntries,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentActor, fileContent, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { sendFile } from '../../infrastructure/http/send-file.js';
import { csvOf } from './audit-entry.view.js';
import { AuditService } from './audit.service.js';

@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Operation('List audit entries', 'audit.list', [AuditEntryView])
  list(@CurrentActor() actor: Actor, @Query(ListAuditEntries) query: ListAuditEntries) {
    return this.audit.list(actor, query);
  }

  @Get('chain')
  @Operation('Get the audit chain status', 'audit.read', AuditChain, {
    description: 'The last chained entry and the result of the last check.',
  })
  chain(@CurrentActor() actor: Actor) {
    return this.audit.chain(actor);
  }

  @Get('export')
  @Operation('Download audit entries as CSV', 'audit.export', fileContent, {
    description: 'With the values before and after.',
  })
  async export(
    @CurrentActor() actor: Actor,
    @Query(ExportAuditEntries) filters: ExportAuditEntries,
    @Res() reply: FastifyReply,
  ) {
    const content = csvOf(this.audit.export(actor, filters));
    await sendFile(reply, { name: 'Audit.csv', type: 'text/csv; charset=utf-8', size: null, content });
  }

  @Get(':id')
  @Operation('Get an audit entry', 'audit.read', AuditEntryDetail, { description: 'With the values before and after.' })
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.audit.get(actor, id);
  }
}
