import { missingPaymentDetails, paymentAccount } from '@portal/contracts';
import { Config, ConfigError } from './config.js';

const given = {
  APP_SECRET: 'a'.repeat(40),
  DATABASE_URL: 'postgres://localhost/portal',
  REDIS_URL: 'redis://localhost',
  SMTP_URL: 'smtp://localhost',
};

const complaint = (variables: Record<string, string | undefined>): string => {
  try {
    Config.from(variables);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('the configuration (decisions, section 10)', () => {
  it('fills in what may be left out', () => {
    const config = Config.from(given);
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: 'http://localhost:8080',
      production: false,
      demoData: true,
      diagnostics: true,
    });
    expect(config.limits.signInPerAddress).toEqual([
      { points: 1, perSeconds: 60 },
      { points: 3, perSeconds: 900 },
      { points: 10, perSeconds: 86_400 },
    ]);
  });

  it('names each variable that is missing or wrong in a sentence', () => {
    const message = complaint({
      ...given,
      DATABASE_URL: undefined,
      PORT: 'eighty',
      DEMO_DATA: 'yes',
      ON_CALL_EMAIL: 'a@example.com, b@example.com',
    });
    expect(message).toContain('ON_CALL_EMAIL must be one plain e-mail address');
    expect(message).toContain('DATABASE_URL must be given');
    expect(message).toContain('PORT must be a number');
    expect(message).toContain('DEMO_DATA must be on or off');
  });

  it('refuses in production what would be unsafe there', () => {
    const production = { ...given, NODE_ENV: 'production' };
    expect(complaint(production)).toContain('PUBLIC_URL must be given in production');
    expect(missingPaymentDetails(paymentAccount)).toEqual([]);
    expect(missingPaymentDetails({ ...paymentAccount, routingNumber: ' ' })).toEqual([
      'paymentAccount.routingNumber in the brand file must be given in production: customers pay by it',
    ]);
    expect(complaint({ ...production, PUBLIC_URL: 'http://portal.example' })).toContain('must start with https://');
    expect(
      complaint({
        ...production,
        PUBLIC_URL: 'https://portal.example',
        APP_SECRET: 'change-me-change-me-change-me-change-me',
      }),
    ).toContain('looks like a sample');
    expect(complaint({ ...production, PUBLIC_URL: 'https://portal.example' })).toBe('');
  });

  it('allows plain http on loopback hosts only, unless told otherwise', () => {
    expect(complaint({ ...given, PUBLIC_URL: 'http://192.168.1.4:8080' })).toContain('INSECURE_HTTP=on');
    expect(complaint({ ...given, PUBLIC_URL: 'http://192.168.1.4:8080', INSECURE_HTTP: 'on' })).toBe('');
    expect(complaint({ ...given, PUBLIC_URL: 'http://127.0.0.1:9000' })).toBe('');
  });

  it('serves from the root of its address only', () => {
    for (const more of ['/portal', '/portal/', '/?a=1', '/#top'])
      expect(complaint({ ...given, PUBLIC_URL: `https://x.example${more}` })).toContain('without a path');
    for (const none of ['', '/']) expect(complaint({ ...given, PUBLIC_URL: `https://x.example${none}` })).toBe('');
  });

  it('knows admins and who is on call by the one spelling of their addresses', () => {
    const config = Config.from({
      ...given,
      ADMIN_EMAILS: 'Ada@Ｐamlico.example,bo@xn--bcher-kva.example',
      ON_CALL_EMAIL: 'On@Pamlico.example.',
    });
    expect(config.adminEmails).toEqual(['ada@pamlico.example', 'bo@xn--bcher-kva.example']);
    expect(config.onCallEmail).toBe('on@pamlico.example');
  });

  it('takes names and addresses of remotes, over https in production', () => {
    const address = 'https://cdn.example/customer';
    expect(Config.from({ ...given, REMOTES: `customer=${address}/, admin=http://localhost:9` }).remotes).toEqual({
      customer: address,
      admin: 'http://localhost:9',
    });
    for (const wrong of [
      'customer',
      address,
      `customer=${address}?a=1`,
      'customer=ftp://cdn.example',
      `a=${address};b`,
    ])
      expect(complaint({ ...given, REMOTES: wrong })).toContain(
        'REMOTES must look like customer=https://cdn.example/customer, separated by commas',
      );
    const production = { ...given, NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' };
    expect(complaint({ ...production, REMOTES: 'admin=http://cdn.example' })).toContain(
      'REMOTES must start with https',
    );
    expect(complaint({ ...production, REMOTES: `customer=${address}` })).toBe('');
  });

  it('takes addresses and networks as trusted proxies, nothing else', () => {
    expect(complaint({ ...given, TRUSTED_PROXIES: '10.0.0.7, 172.16.0.0/12, ::1, loopback' })).toBe('');
    for (const wrong of ['nginx', '10.0.0.0/33', '10.0.0.7/8/9', '10.0.0'])
      expect(complaint({ ...given, TRUSTED_PROXIES: wrong })).toContain(
        'TRUSTED_PROXIES must be addresses or networks',
      );
  });
});
