export { DataExport } from './data-export.entity.js';
export { findDataExport, type DataExportRow } from './data-exports.queries.js';
export { EXPORT_FILES } from './runs/export-outbox.js';
export { ExportsModule } from './exports.module.js';
