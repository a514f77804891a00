import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Delete, Get, Injectable, Module, Post } from '@nestjs/common';
import { DomainError, pageQuery, type Page } from '@portal/contracts';
import { z } from 'zod';
import { paginate } from '../../src/infrastructure/database/paginate.js';
import { FairQueue } from '../../src/infrastructure/http/limits/fair-queue.js';
import { Body, Operation, Param, Query } from '../../src/infrastructure/http/operation.js';

const note = z.object({ id: z.int(), text: z.string() }).meta({ id: 'Note' });
type Note = z.infer<typeof note>;
const createNote = z.strictObject({
  text: z.string().min(1).max(50),
  fail: z.boolean().optional(),
  wait_ms: z.int().max(8_000).optional(),
});
const listNotes = z.strictObject(pageQuery);

interface Tables {
  notes: Note;
}

@Injectable()
export class NotesService {
  constructor(private readonly em: EntityManager) {}

  async setUp(): Promise<void> {
    await this.em.fork().execute('create table if not exists notes (id serial primary key, text text not null unique)');
  }

  create({ text, fail, wait_ms }: z.infer<typeof createNote>): Promise<Note> {
    return this.em.transactional(async (em) => {
      const [row] = await em.execute<Note[]>('insert into notes (text) values (?) returning id, text', [text]);
      if (wait_ms) await em.execute('select pg_sleep(?)', [wait_ms / 1_000]);
      if (fail || !row) throw new DomainError('forbidden');
      return row;
    });
  }

  list(query: z.infer<typeof listNotes>): Promise<Page<Note>> {
    const notes = this.em.getKysely<Tables>().selectFrom('notes').select(['id', 'text']).orderBy('id');
    return paginate(notes, query, (row) => row);
  }

  breakDown(): Promise<Note> {
    throw new Error('select * from secrets');
  }
}

/** A minimal domain, for the tests of the infrastructure. */
@Controller('notes')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Get()
  @Operation('List notes', 'auth.sign_in', [note])
  list(@Query(listNotes) query: z.infer<typeof listNotes>) {
    return this.notes.list(query);
  }

  @Get('broken')
  @Operation('Break down', 'auth.sign_in', note)
  broken() {
    return this.notes.breakDown();
  }

  @Post()
  @Operation('Write a note', 'auth.sign_in', note, { errors: ['duplicate'], example: { text: 'Hello' } })
  create(@Body(createNote) input: z.infer<typeof createNote>) {
    return this.notes.create(input);
  }

  @Delete(':id')
  @Operation('Delete a note', 'auth.sign_in', note, {
    inTurn: new FairQueue({ atOnce: 1, perKey: 1, waitingPerKey: 0 }),
  })
  delete(@Param(z.strictObject({ id: z.coerce.number().int() })) { id }: { id: number }) {
    return { id, text: '' };
  }
}

@Module({ controllers: [NotesController], providers: [NotesService] })
export class NotesModule {}
