import { Controller, Get, Res } from '@nestjs/common';
import {
  type Actor,
  auditChain,
  auditEntryDetail,
  auditEntryView,
  exportAuditEntries,
  type ExportAuditEntries,
  listAuditEntries,
  type ListAuditEntries,
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
  @Operation('List audit entries', 'audit.list', [auditEntryView])
  list(@CurrentActor() actor: Actor, @Query(listAuditEntries) query: ListAuditEntries) {
    return this.audit.list(actor, query);
  }

  @Get('chain')
  @Operation('Get the audit chain status', 'audit.read', auditChain, {
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
    @Query(exportAuditEntries) filters: ExportAuditEntries,
    @Res() reply: FastifyReply,
  ) {
    const content = csvOf(this.audit.export(actor, filters));
    await sendFile(reply, { name: 'Audit.csv', type: 'text/csv; charset=utf-8', size: null, content });
  }

  @Get(':id')
  @Operation('Get an audit entry', 'audit.read', auditEntryDetail, { description: 'With the values before and after.' })
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.audit.get(actor, id);
  }
}
