import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { DeletionModule } from '../../infrastructure/deletion/deletion-checks.js';
import { CompaniesModule } from '../companies/index.js';
import { Accounts } from './accounts.js';
import { PeopleNamesModule } from './people-names.js';
import { User } from './user.entity.js';
import { UsersCommands } from './users.commands.js';
import { MeController, UsersController } from './users.controller.js';
import { UsersProjector } from './users.projector.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [entities(User), DeletionModule, CompaniesModule, PeopleNamesModule],
  controllers: [UsersController, MeController],
  providers: [Accounts, UsersService, UsersCommands, UsersProjector],
  exports: [Accounts, UsersService],
})
export class UsersModule {}
