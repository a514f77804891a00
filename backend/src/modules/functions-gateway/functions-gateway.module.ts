import { Module } from '@nestjs/common';
import { FunctionsCli } from './functions.cli.js';
import { FunctionsController } from './functions.controller.js';
import { FunctionsGateway } from './functions.gateway.js';

/** The specification's call table, alone. */
@Module({ controllers: [FunctionsController], providers: [FunctionsCli, FunctionsGateway] })
export class FunctionsGatewayModule {}
