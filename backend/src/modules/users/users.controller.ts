import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { type Actor, CreateUser, Deleted, ListUsers, UpdateMe, UpdateUser, UserView } from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { UsersService } from './users.service.js';

@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Operation('List users', 'user.list', [UserView])
  list(@CurrentActor() actor: Actor, @Query(ListUsers) query: ListUsers) {
    return this.users.list(actor, query);
  }

  @Post()
  @Operation('Create a user', 'user.create', UserView, {
    errors: ['user.duplicate_email'],
    example: { email: 'pat@neuse-river.example', first_name: 'Pat', company_name: 'Neuse River Outfitters' },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateUser) input: CreateUser) {
    return this.users.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a user', 'user.read', UserView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.users.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a user', 'user.update', UserView, {
    errors: ['illegal_transition', 'user.last_admin', 'user.not_suspended', 'user.duplicate_email'],
    example: { contact_flags: ['primary'] },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateUser) input: UpdateUser) {
    return this.users.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a user', 'user.delete', Deleted, {
    errors: ['user.last_admin', 'user.owns_projects', 'user.owns_deals'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.users.remove(actor, id);
  }

  @Post(':id/invitation')
  @Operation('Invite a user', 'user.invite', UserView, {
    status: 200,
    errors: ['user.not_invited', 'user.invited_recently'],
  })
  invite(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.users.invite(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted user', 'user.restore', UserView, { status: 200, errors: ['user.duplicate_email'] })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.users.restore(actor, id);
  }
}

@Controller('me')
export class MeController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Operation('Get the own profile', 'me.read', UserView)
  get(@CurrentActor() actor: Actor) {
    return this.users.getOwn(actor);
  }

  @Put()
  @Operation('Change the own profile', 'me.update', UserView, {
    errors: ['company.not_sole_member'],
    example: { first_name: 'Pat', phone: '(252) 555-0142' },
  })
  update(@CurrentActor() actor: Actor, @Body(UpdateMe) input: UpdateMe) {
    return this.users.updateOwn(actor, input);
  }
}
