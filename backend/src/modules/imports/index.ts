export { Import } from './import.entity.js';
export { ImportsModule } from './imports.module.js';
export { importsToDecide } from './imports.queries.js';
