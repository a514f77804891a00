import { Controller, Delete, Get, Post, Put, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  CreateDealDocument,
  DealDocumentView,
  DeclineDealDocument,
  Deleted,
  ListDealDocuments,
  ReadDealDocument,
  SignDealDocument,
  UpdateDealDocument,
  DealView,
  SendDealWithDocuments,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { Body, CurrentActor, fileContent, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { sendFile } from '../../infrastructure/http/send-file.js';
import { pdfQueue } from '../../infrastructure/pdf/index.js';
import { DealDocumentsReader } from './deal-documents.reader.js';
import { DealDocumentsService } from './deal-documents.service.js';
import { DocumentSigning } from './document-signing.service.js';
import { documentUpload, takesDocument, type DocumentUpload } from './document-upload.js';

@Controller('deals/deal-documents')
export class DealDocumentsController {
  constructor(
    private readonly documents: DealDocumentsService,
    private readonly signing: DocumentSigning,
    private readonly reader: DealDocumentsReader,
  ) {}

  @Get()
  @Operation('List documents', 'deal_document.list', [DealDocumentView], {
    description: 'All for admins; for customers those sent to them or their company.',
  })
  list(@CurrentActor() actor: Actor, @Query(ListDealDocuments) query: ListDealDocuments) {
    return this.reader.list(actor, query);
  }

  @Post()
  @RouteConfig(takesDocument)
  @Operation('Create a document', 'deal_document.create', DealDocumentView, {
    description:
      'A draft on a deal: a quote or contract written from the deal, or a file, as a form (part `file`) or as base64 within JSON.',
    body: CreateDealDocument,
    takesForm: true,
    inTurn: pdfQueue,
    errors: [
      'deal_document.file_needed',
      'deal_document.pdf_needed',
      'pdf.too_complex',
      'deal_document.deal_ended',
      'attachment.too_large',
      'attachment.type_refused',
      'attachment.mismatch',
      'file.infected',
      'file.not_scanned',
      'attachment.broken',
      'storage.unavailable',
    ],
    example: { deal_id: '0190a0a0-0000-7000-8000-000000000001', kind: 'contract' },
  })
  create(@CurrentActor() actor: Actor, @Body(documentUpload) upload: DocumentUpload) {
    return this.documents.create(actor, upload);
  }

  @Get(':id')
  @Operation('Get a document', 'deal_document.read', DealDocumentView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.reader.get(actor, id);
  }

  @Get(':id/content')
  @Operation('Download a document', 'deal_document.read', fileContent, {
    description: 'Signed where it was, with VOID across a voided one; `original`: as stored.',
    errors: ['storage.unavailable'],
  })
  async download(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Query(ReadDealDocument) query: ReadDealDocument,
    @Res() reply: FastifyReply,
  ) {
    await sendFile(reply, await this.reader.open(actor, id, query));
  }

  @Put(':id')
  @Operation('Change a document', 'deal_document.update', DealDocumentView, {
    description: '`sent` shows it to the customer, `voided` takes it back for good.',
    errors: [
      'deal_document.immutable',
      'deal_document.deal_not_sent',
      'deal_document.deal_ended',
      'deal_document.outdated',
      'illegal_transition',
    ],
    example: { status: 'sent' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateDealDocument) input: UpdateDealDocument) {
    return this.documents.update(actor, id, input);
  }

  @Post(':id/sign')
  @Operation('Sign a document', 'deal_document.sign', DealDocumentView, {
    description: 'Stores the typed name under the file whose SHA-256 is sent.',
    status: 200,
    inTurn: pdfQueue,
    errors: [
      'deal_document.file_changed',
      'deal_document.outdated',
      'deal_document.pdf_needed',
      'deal_document.name_unconfirmed',
      'pdf.too_complex',
      'deal_document.signing_ended',
      'deal_document.quote_accepted',
      'illegal_transition',
      'storage.unavailable',
    ],
    example: { name: 'Dana Whitford', agreed: true, sha256: '0'.repeat(64) },
  })
  sign(@CurrentActor() actor: UserActor, @Id() id: string, @Body(SignDealDocument) input: SignDealDocument) {
    return this.signing.sign(actor, id, input);
  }

  @Post(':id/decline')
  @Operation('Decline a document', 'deal_document.decline', DealDocumentView, {
    status: 200,
    errors: ['illegal_transition'],
    example: { reason: 'The second shop is missing.' },
  })
  decline(@CurrentActor() actor: UserActor, @Id() id: string, @Body(DeclineDealDocument) input: DeclineDealDocument) {
    return this.signing.decline(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a draft document', 'deal_document.delete', Deleted, {
    description: 'It can be restored for 30 days.',
    errors: ['deal_document.not_draft', 'deal_document.immutable'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.documents.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted draft document', 'deal_document.restore', DealDocumentView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.documents.restore(actor, id);
  }
}

@Controller('deals/customer-deals')
export class SendDealController {
  constructor(private readonly documents: DealDocumentsService) {}

  @Post(':id/send')
  @Operation('Send a deal with documents', 'deal.update', DealView, {
    description: 'A draft deal and drafts of its documents: all of them, or none.',
    status: 200,
    errors: ['deal_document.outdated', 'illegal_transition'],
    example: { document_ids: ['0190a0a0-0000-7000-8000-000000000001'] },
  })
  send(@CurrentActor() actor: Actor, @Id() id: string, @Body(SendDealWithDocuments) input: SendDealWithDocuments) {
    return this.documents.sendDeal(actor, id, input);
  }
}
