import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { ErasureController } from './erasure.controller.js';
import { ErasureService } from './erasure.service.js';
import { UsersPurge } from './users-purge.sweep.js';

/** Erases persons: knows where every domain keeps what names them; no module imports it. */
@Module({
  imports: [AuditModule],
  controllers: [ErasureController],
  providers: [ErasureService, UsersPurge],
})
export class ErasureModule {}
