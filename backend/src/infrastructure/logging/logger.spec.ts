import { SECRETS, describeError } from './logger.js';
import { DomainError } from '@portal/contracts';

describe('what a log may say', () => {
  it('never says what opens a door', () => {
    expect(SECRETS).toEqual(expect.arrayContaining(['authorization', 'cookie', 'token', 'access_token', 'code']));
  });
});

const SECRET = 'dana@example.com';
const failure = (message: string, more: object = {}): Error => Object.assign(new Error(message), more);

describe('what a log may say of a failure', () => {
  it.each([
    [
      'a statement before its failure',
      new Error(`insert into users (email) values ('${SECRET}') - duplicate key`, {
        cause: failure('duplicate key value violates unique constraint', { code: '23505' }),
      }),
      '23505',
    ],
    [
      'a constraint’s detail',
      failure('duplicate key value', { code: '23505', constraint: 'users_email', detail: `Key (email)=(${SECRET})` }),
      'users_email',
    ],
    ['a value that is none of its type', failure(`invalid input syntax: "${SECRET}"`, { code: '22P02' }), '22P02'],
    ['a search that can’t be read', failure(`syntax error in tsquery: "${SECRET}"`, { code: '42601' }), '42601'],
    ['a mail server’s answer', failure(`550 <${SECRET}> is unknown`, { responseCode: 550 }), '550'],
    ['a sentence of ours', new DomainError('not_found', { name: SECRET }), 'not_found'],
    ['a text that isn’t JSON', new SyntaxError(`Unexpected token in "${SECRET}"`), 'SyntaxError'],
    ['something that is no error', { email: SECRET }, 'object'],
  ])('%s: what it is, without what is in the row', (_what, error, kept) => {
    const described = JSON.stringify(describeError(error));
    expect(described).toContain(kept);
    expect(described).not.toContain(SECRET);
  });

  it('says what the system said of a connection', () => {
    expect(describeError(failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }))).toMatchObject({
      message: 'connect ECONNREFUSED 127.0.0.1:5432',
      state: 'ECONNREFUSED',
    });
  });
});
