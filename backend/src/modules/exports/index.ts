export { DataExport } from './data-export.entity.js';
export { findDataExport, type DataExportRow } from './data-exports.queries.js';
export { ExportsModule } from './exports.module.js';
