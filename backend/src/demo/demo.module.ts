import { Module } from '@nestjs/common';
import { CommentsModule } from '../modules/comments/index.js';
import { DealDocumentsModule } from '../modules/deal-documents/index.js';
import { InboundMailModule } from '../modules/inbound-mail/index.js';
import { PromoCodesModule } from '../modules/promo-codes/index.js';
import { DemoCommands } from './demo.commands.js';
import { DemoData } from './demo-data.js';

/** Demo data; uses every domain's entities, and no module imports it. */
@Module({
  imports: [CommentsModule, DealDocumentsModule, InboundMailModule, PromoCodesModule],
  providers: [DemoCommands, DemoData],
})
export class DemoModule {}
