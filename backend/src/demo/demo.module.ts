import { Module } from '@nestjs/common';
import { CommentsModule } from '../modules/comments/index.js';
import { DealDocumentsModule } from '../modules/deal-documents/index.js';
import { PromoCodesModule } from '../modules/promo-codes/index.js';
import { DemoCommands } from './demo.commands.js';
import { DemoData } from './demo-data.js';

/** Data for a first look; knows every domain's entities, nobody imports it. */
@Module({ imports: [CommentsModule, DealDocumentsModule, PromoCodesModule], providers: [DemoCommands, DemoData] })
export class DemoModule {}
