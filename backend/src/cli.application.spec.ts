import { runCommand } from './cli.application.js';

const nowhere = {
  APP_SECRET: 'nothing is signed in this test at all',
  DATABASE_URL: 'postgres://127.0.0.1:9/nowhere',
  REDIS_URL: 'redis://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

describe('The command line', () => {
  const before = { ...process.env };

  beforeAll(() => {
    Object.assign(process.env, nowhere);
  });

  afterAll(() => {
    process.env = before;
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
    const said = { out: '', error: '' };
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => (said.out += String(text)) !== '');
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => (said.error += String(text)) !== '');
    return { code: await runCommand(args), ...said };
  }

  it('lists its commands when asked for help, also without a configuration', async () => {
    for (const name of Object.keys(nowhere)) Reflect.deleteProperty(process.env, name);
    for (const help of [['help'], ['--help'], []]) {
      const { code, out } = await run(...help);
      expect({ code, out }).toEqual({
        code: 0,
        out: expect.stringMatching(/migrate[^]*grant-admin <email>/) as string,
      });
    }
    Object.assign(process.env, nowhere);
  });

  it('says in a sentence what it can’t do, and ends with a failure', async () => {
    expect(await run('dance')).toMatchObject({ code: 1, error: expect.stringContaining('no command dance') as string });
    for (const [args, sentence] of [
      [['grant-admin'], 'Use it like this: grant-admin <email>\n'],
      [['sign-in-link', 'a@b.example', 'c'], 'Use it like this: sign-in-link <email>\n'],
      [['openapi'], 'Use it like this: openapi <file>\n'],
      [['grant-admin', 'nobody'], 'Enter an e-mail address, like name@example.com\n'],
    ] as const) {
      expect(await run(...args)).toEqual({ code: 1, out: '', error: sentence });
    }
  });
});
