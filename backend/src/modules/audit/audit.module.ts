import { Module } from '@nestjs/common';
import { AuditCommands } from './audit.commands.js';
import { AuditController } from './audit.controller.js';
import { AuditErasure } from './audit-erasure.sweep.js';
import { AuditService } from './audit.service.js';
import { ChainChecks } from './chain/chain-checks.sweep.js';
import { Chaining } from './chain/chaining.sweep.js';

/** Reads what triggers write of every change, chains and checks it; only the erasure of persons imports it. */
@Module({
  controllers: [AuditController],
  providers: [AuditCommands, AuditErasure, AuditService, ChainChecks, Chaining],
  exports: [AuditErasure],
})
export class AuditModule {}
