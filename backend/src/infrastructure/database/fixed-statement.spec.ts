import { sql } from 'kysely';
import { fixedStatement, fixedStatementFor } from './fixed-statement.js';

describe('a fixed statement', () => {
  it('cannot be built where its text would depend on a value', () => {
    expect(() => fixedStatement(({ word }: { word: string }) => sql`select ${`%${word}%`}`)).toThrow(TypeError);
  });

  it('cannot be built where its text would depend on more of its reader than the role', () => {
    const ofCompany = () =>
      fixedStatementFor((reader) => sql`select ${sql.raw(reader.kind === 'user' && reader.companyId ? 'a' : 'b')}`);
    expect(ofCompany).toThrow('companyId');
  });
});
