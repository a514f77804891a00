import { Body, Controller, Post } from '@nestjs/common';
import { dealView, sendDealWithDocuments, type Actor, type SendDealWithDocuments } from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Id } from '../../infrastructure/http/id.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { DealDocumentsService } from './deal-documents.service.js';

@Controller('deals/customer-deals')
export class SendDealController {
  constructor(private readonly documents: DealDocumentsService) {}

  @Post(':id/send')
  @Operation('Send a deal with documents', {
    description: 'A draft deal and drafts of its documents: all of them, or none.',
    permission: 'deal.update',
    returns: dealView,
    status: 200,
    errors: ['not_found', 'deal_document.outdated', 'illegal_transition', 'stale_version'],
    example: { document_ids: ['0190a0a0-0000-7000-8000-000000000001'] },
  })
  send(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Body({ schema: sendDealWithDocuments }) input: SendDealWithDocuments,
  ) {
    return this.documents.sendDeal(actor, id, input);
  }
}
