import { readReport } from './parse-report.js';

const part = (type: string, text: string) => [
  { name: 'report', type, content: Buffer.from(text.replace(/\n/g, '\r\n')) },
];
const bounced = (fields: string) =>
  readReport(
    part(
      'message/delivery-status',
      `Reporting-MTA: dns; mx.bakery.test\n\nFinal-Recipient: rfc822; dana@bakery.test\n${fields}\n`,
    ),
  );
const complained = (type: string) =>
  readReport(part('message/feedback-report', `Feedback-Type: ${type}\nUser-Agent: Loop/1\nVersion: 1\n`));

describe('what another server reports of a mail (RFC 3464, RFC 5965)', () => {
  it.each([
    ['no such user', '5.1.1', true],
    ['a domain without mail', '5.1.2', true],
    ['a domain that takes no mail', '5.1.10', true],
    ['a closed mailbox', '5.2.1', true],
    ['no other reason', '5.0.0', true],
    ['a full mailbox', '5.2.2', false],
    ['a mail that is too large', '5.3.4', false],
    ['no route to the server', '5.4.4', false],
    ['a policy', '5.7.1', false],
    ['four days of trying', '4.4.7', false],
  ])('is a bounce by %s (%s), for good: %s', (_reason, status, isPermanent) => {
    expect(bounced(`Action: failed\nStatus: ${status}`)).toMatchObject({ kind: 'bounce', isPermanent });
  });

  it('says what the server said, without addresses and on one line', () => {
    const said = `Diagnostic-Code: smtp; 550 5.1.1 <dana@bakery.test>: there is\n   no such\u202e user`;
    expect(bounced(`Action: Failed\nStatus: 5.1.1 (bad mailbox)\n${said}`)?.detail).toBe(
      '5.1.1 550 there is no such user',
    );
  });

  it.each(['delayed', 'delivered', 'relayed', 'expanded'])('is nothing while a mail is %s', (action) => {
    expect(bounced(`Action: ${action}\nStatus: 4.4.1`)).toBeNull();
  });

  it.each([
    ['abuse', 'complaint'],
    ['Fraud', 'complaint'],
    ['not-spam', undefined],
    ['virus', undefined],
  ])('with the feedback %s is %s', (type, kind) => {
    expect(complained(type)?.kind).toBe(kind);
  });

  it('is nothing without a part for machines', () => {
    expect(readReport(part('text/plain', 'Action: failed\nStatus: 5.1.1'))).toBeNull();
  });
});
