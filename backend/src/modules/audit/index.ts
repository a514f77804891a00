export { AuditErasure } from './audit-erasure.sweep.js';
export { AuditModule } from './audit.module.js';
