export { CompanyFilesModule } from './company-files.module.js';
