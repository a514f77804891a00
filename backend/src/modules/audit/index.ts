export { AuditErasure } from './audit-erasure.js';
export { AuditModule } from './audit.module.js';
