import type { DomainNames } from '../names.ts';
import type { NewFile } from '../new-file.ts';

/** The module’s calls: service, controller, projector and what ties them together. */
export const serviceFiles = (n: DomainNames): NewFile[] => {
  const folder = `backend/src/modules/${n.plural}`;
  return [
    {
      path: `${folder}/${n.plural}.service.ts`,
      text: `import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type Create${n.Entity},
  type Deleted,
  DomainError,
  type List${n.Entities},
  type Page,
  type ${n.Entity}View,
  type Update${n.Entity},
} from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { ${n.Entity} } from './${n.singular}.entity.js';
import { filter${n.Entities}, select${n.Entities}, to${n.Entity}View } from './${n.singular}.view.js';

@Injectable()
export class ${n.Entities}Service {
  constructor(private readonly em: EntityManager) {}

  /** One page, newest first unless sorted otherwise. */
  list(_actor: Actor, query: List${n.Entities}): Promise<Page<${n.Entity}View>> {
    return paginate(filter${n.Entities}(this.em, query), query, to${n.Entity}View);
  }

  /** @throws DomainError \`not_found\` */
  get(_actor: Actor, id: string): Promise<${n.Entity}View> {
    return viewOf(this.em, id);
  }

  create(_actor: Actor, input: Create${n.Entity}): Promise<${n.Entity}View> {
    return this.em.transactional(async (em) => {
      const ${n.entity} = ${n.Entity}.create(input);
      await em.persist(${n.entity}).flush();
      return viewOf(em, ${n.entity}.id);
    });
  }

  /** Changes only the fields that the input carries. @throws DomainError \`not_found\`, \`stale_version\` */
  update(actor: Actor, id: string, input: Update${n.Entity}): Promise<${n.Entity}View> {
    return this.em.transactional(async (em) => {
      const ${n.entity} = await lockForUpdate(em, ${n.Entity}, { id, deletedAt: null }, input, () => viewOf(em, id));
      authorize(actor, '${n.event}.update', ${n.entity});
      ${n.entity}.change(input);
      await em.flush();
      return viewOf(em, id);
    });
  }

  /** Takes it out of every list. @throws DomainError \`not_found\` */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const ${n.entity} = await lockForUpdate(em, ${n.Entity}, { id, deletedAt: null });
      authorize(actor, '${n.event}.delete', ${n.entity});
      ${n.entity}.remove();
      return { id };
    });
  }
}

async function viewOf(em: EntityManager, id: string): Promise<${n.Entity}View> {
  const row = await select${n.Entities}(em).where('id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return to${n.Entity}View(row);
}
`,
    },
    {
      path: `${folder}/${n.plural}.controller.ts`,
      text: `import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  type Actor,
  byId,
  type ById,
  create${n.Entity},
  type Create${n.Entity},
  deleted,
  type Deleted,
  list${n.Entities},
  type List${n.Entities},
  type Page,
  ${n.entity}View,
  type ${n.Entity}View,
  update${n.Entity},
  type Update${n.Entity},
} from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { ${n.Entities}Service } from './${n.plural}.service.js';

@Controller('${n.plural}')
export class ${n.Entities}Controller {
  constructor(private readonly ${n.entities}: ${n.Entities}Service) {}

  @Get()
  @Operation('List ${n.words}', { permission: '${n.event}.list', returns: ${n.entity}View, list: true })
  list(
    @CurrentActor() actor: Actor,
    @Query({ schema: list${n.Entities} }) query: List${n.Entities},
  ): Promise<Page<${n.Entity}View>> {
    return this.${n.entities}.list(actor, query);
  }

  @Post()
  @Operation('Add a ${n.word}', {
    permission: '${n.event}.create',
    returns: ${n.entity}View,
    example: { name: 'A name' },
  })
  create(
    @CurrentActor() actor: Actor,
    @Body({ schema: create${n.Entity} }) input: Create${n.Entity},
  ): Promise<${n.Entity}View> {
    return this.${n.entities}.create(actor, input);
  }

  @Get(':id')
  @Operation('Show a ${n.word}', { permission: '${n.event}.read', returns: ${n.entity}View, errors: ['not_found'] })
  get(@CurrentActor() actor: Actor, @Param({ schema: byId }) { id }: ById): Promise<${n.Entity}View> {
    return this.${n.entities}.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a ${n.word}', {
    permission: '${n.event}.update',
    returns: ${n.entity}View,
    errors: ['not_found', 'stale_version'],
    example: { name: 'Another name' },
  })
  update(
    @CurrentActor() actor: Actor,
    @Param({ schema: byId }) { id }: ById,
    @Body({ schema: update${n.Entity} }) input: Update${n.Entity},
  ): Promise<${n.Entity}View> {
    return this.${n.entities}.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a ${n.word}', { permission: '${n.event}.delete', returns: deleted, errors: ['not_found'] })
  remove(@CurrentActor() actor: Actor, @Param({ schema: byId }) { id }: ById): Promise<Deleted> {
    return this.${n.entities}.remove(actor, id);
  }
}
`,
    },
    {
      path: `${folder}/${n.plural}.projector.ts`,
      text: `import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../infrastructure/events/index.js';
import { select${n.Entities}, to${n.Entity}View } from './${n.singular}.view.js';

const CHANNEL: Channel = '${n.plural}';

type ${n.Entity}Event = '${n.event}.created' | '${n.event}.updated' | '${n.event}.deleted';

/** Shows changes on the admins' open screens. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class ${n.Entities}Projector {
  @OnFeed('${n.event}.created', '${n.event}.updated', '${n.event}.deleted')
  async show({ event, em }: FeedContext<${n.Entity}Event>): Promise<FeedItem[]> {
    const row = await select${n.Entities}(em).where('id', '=', event.entity_id).executeTakeFirst();
    const kind: Change['event'] = row ? (event.name === '${n.event}.created' ? 'INSERT' : 'UPDATE') : 'DELETE';
    const record = row ? { ...to${n.Entity}View(row) } : { id: event.entity_id };
    return [
      {
        room: rooms.admins(CHANNEL),
        channel: CHANNEL,
        change: { event: kind, table: '${n.table}', record, at: event.occurred_at.toISOString() },
      },
    ];
  }
}
`,
    },
    {
      path: `${folder}/${n.plural}.module.ts`,
      text: `import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ${n.Entities}Controller } from './${n.plural}.controller.js';
import { ${n.Entities}Projector } from './${n.plural}.projector.js';
import { ${n.Entities}Service } from './${n.plural}.service.js';
import { ${n.Entity}Schema } from './${n.singular}.entity.js';

@Module({
  imports: [MikroOrmModule.forFeature([${n.Entity}Schema])],
  controllers: [${n.Entities}Controller],
  providers: [${n.Entities}Projector, ${n.Entities}Service],
  exports: [${n.Entities}Service],
})
export class ${n.Entities}Module {}
`,
    },
    {
      path: `${folder}/index.ts`,
      text: `export { ${n.Entities}Module } from './${n.plural}.module.js';
export { ${n.Entity} } from './${n.singular}.entity.js';
`,
    },
  ];
};
