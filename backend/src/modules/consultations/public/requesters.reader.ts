import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Requester } from '../consultation.entity.js';

interface PersonRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
}

/** Reads of people what a request keeps of them. */
@Injectable()
export class RequestersReader {
  /** The person as a requester; one without a name is called by the address. */
  async find(em: EntityManager, id: string): Promise<Requester | undefined> {
    const [row] = await em.execute<PersonRow[]>(
      `select u.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name,
              u.email, u.phone, c.name as company
       from users as u left join companies as c on c.id = u.company_id
       where u.id = ? and u.deleted_at is null`,
      [id],
    );
    return row && { customerId: row.id, name: row.name, email: row.email, phone: row.phone, company: row.company };
  }

  async isAdmin(em: EntityManager, id: string): Promise<boolean> {
    const rows = await em.execute<unknown[]>(
      `select 1 from users where id = ? and role = 'admin' and status <> 'suspended' and deleted_at is null`,
      [id],
    );
    return rows.length > 0;
  }
}
