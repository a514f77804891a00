export { brand, type Brand } from '@portal/contracts';
