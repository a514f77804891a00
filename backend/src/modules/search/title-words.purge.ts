import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, rowsOf } from '../../infrastructure/schedule/index.js';

/** Deletes words that no title has any more, such as the name of a purged person. */
@Injectable()
export class TitleWordsPurge {
  @Nightly('purge-title-words')
  purge(em: EntityManager): Promise<number> {
    return em.transactional(async (inside) => {
      // each word is looked up, which takes seconds where there are many: nothing waits for it
      await inside.execute('set local statement_timeout = 0');
      return rowsOf(
        inside,
        `delete from search_title_words as k where not exists (
           select from search_documents as s where s.title_words @@ quote_literal(k.word)::tsquery)`,
      );
    });
  }
}
