export { ConversionsModule } from './conversions.module.js';
