import { withoutSecrets } from './without-secrets.js';

const SIGNATURE = 'Vb8mFvY0qkPz3nTtqU5mX2aW9yKcLr7dEoHs1iGjN4A';
const ID = '0198b7a2-7c1e-7b52-9a53-3f0d3c2b1a10';

describe('an address in a log or report', () => {
  it.each([
    [`/unsubscribe/${ID}.billing+projects.${SIGNATURE}`, '/unsubscribe/[secret]'],
    [`/unsubscribe/${ID}.billing.${SIGNATURE.slice(0, 30)}`, '/unsubscribe/[secret]'],
    [`//Unsubscribe//${ID}.billing.${SIGNATURE}/more`, '//Unsubscribe//[secret]/more'],
    [`/%75nsubscribe/${ID}.billing.${SIGNATURE}`, `/%75nsubscribe/${ID}.billing.[secret]`],
    [`/auth/verify#token=${SIGNATURE}`, '/auth/verify#token=[secret]'],
    ['/auth/verify?token=cut&code=123456', '/auth/verify?token=[secret]&code=[secret]'],
    [`/confirm-meeting#token=${ID}.mf3k.${SIGNATURE}&at=2027-03-16`, '/confirm-meeting#token=[secret]&at=2027-03-16'],
    [
      `failed at https://portal.example/unsubscribe/${ID}.x.y now`,
      'failed at https://portal.example/unsubscribe/[secret] now',
    ],
    [`/anything/${ID}.${SIGNATURE}`, `/anything/${ID}.[secret]`],
  ])('has no secret: %s', (address, masked) => expect(withoutSecrets(address)).toBe(masked));

  it.each([
    `/api/v1/tasks/${ID}`,
    '/admin/projects?sort=name&page=2',
    '/unsubscribe',
    `a line ${'-'.repeat(60)}`,
    '/assets/remoteEntry.0123456789abcdef.js',
  ])('stays as it is otherwise: %s', (address) => expect(withoutSecrets(address)).toBe(address));
});
