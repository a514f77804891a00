import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/index.js';
import { Accounts } from './accounts.js';
import { MeController } from './me.controller.js';
import { MeService } from './me.service.js';
import { UserSchema } from './user.entity.js';
import { UsersCommands } from './users.commands.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([UserSchema]), CompaniesModule],
  controllers: [UsersController, MeController],
  providers: [Accounts, UsersService, MeService, UsersCommands],
  exports: [Accounts, UsersService],
})
export class UsersModule {}
