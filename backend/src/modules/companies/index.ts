export { CompaniesModule } from './companies.module.js';
export { CompaniesService } from './companies.service.js';
export { filterCompanies } from './companies.queries.js';
export { Company } from './company.entity.js';
export {
  customersSeeing,
  customersWithMoneyVisibility,
  customersWithMoneyVisibilityOfEach,
  customersWithChangedMoneyVisibility,
  moneyIds,
  moneyVisibleTo,
} from './money-visibility.js';
