export { CompaniesModule } from './companies.module.js';
export { CompaniesService } from './companies.service.js';
export { Company } from './company.entity.js';
export { customersWhoSeeMoney, customersWhoseMoneySightChanged, moneyIds, seesMoneyRow } from './money-sight.js';
