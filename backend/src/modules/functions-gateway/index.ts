export { FunctionsGatewayModule } from './functions-gateway.module.js';
