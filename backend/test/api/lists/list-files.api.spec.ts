import { limits, ticketFields } from '@portal/contracts';
import { readXlsx } from 'hucre/xlsx';
import { aCast, type Cast } from '../../factories/cast.factory.js';
import { aCompany } from '../../factories/company.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { bearerOf } from '../../support/sign-in.js';

let test: TestApp;
let cast: Cast;
let admin: { authorization: string };
let customer: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  cast = await test.db.given(aCast());
  admin = await bearerOf(test.app, cast.admin);
  customer = await bearerOf(test.app, cast.customer);
  for (let at = 1; at <= 25; at += 1) await test.db.given(aCompany(`Shop ${String(at).padStart(2, '0')}`));
  await test.db.given(aCompany('=1+1 Ltd.'));
});
afterAll(() => test.close());
afterEach(() => jest.restoreAllMocks());

const ask = (path: string, by = admin) => test.http.get(`/api/v1/${path}`).set(by);
const linesOf = (text: string): string[] => text.replace('\ufeff', '').trimEnd().split('\r\n');

describe('a list as a file (decisions 7.42)', () => {
  it('has all rows that the filters leave, in the list’s order, with the columns in the order that is asked for', async () => {
    const path =
      'companies?file=csv&columns=payment_terms_days,name,member_count&search=shop&sortBy=name&sortOrder=desc';
    const { text, headers } = await ask(path).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/filename="companies-\d{4}-\d\d-\d\d\.csv"/);
    const [head, first, ...others] = linesOf(text);
    expect(head).toBe('Days to pay,Name,People');
    expect(first).toMatch(/^\d+,Shop 25,0$/);
    expect(others).toHaveLength(24);
  });

  it('keeps a spreadsheet from running a text as a formula, and is in the audit', async () => {
    const { text } = await ask('companies?file=csv&columns=name&search=Ltd').expect(200);
    expect(linesOf(text)).toEqual(['Name', "'=1+1 Ltd."]);
    const { body } = await ask('audit?entity=list_file&limit=1').expect(200);
    const [entry] = (body as { data: { id: string; action: string; actor_id: string; title: string }[] }).data;
    expect(entry).toMatchObject({ action: 'created', actor_id: cast.admin.id, title: 'companies' });
  });

  it('has money as numbers and days as days in a workbook; credit notes below their invoice', async () => {
    const { invoice } = await test.db.given(anInvoice({ customer: cast.customer, status: 'open' }));
    const call = ask('billing/invoices?file=xlsx&columns=number,status,issue_date,total').buffer(true);
    const { body } = await call
      .parse((answer, done) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    const [sheet] = (await readXlsx(body as Buffer)).sheets;
    const [head, row] = sheet?.rows ?? [];
    expect(head).toEqual(['Invoice', 'Status', 'Issued', 'Total']);
    expect(row?.[0]).toBe(invoice.number);
    expect(row?.[1]).toBe('Open');
    expect(row?.[2]).toBeInstanceOf(Date);
    expect(typeof row?.[3]).toBe('number');
  });

  it('shows a customer what the customer’s list shows, and refuses other fields by name', async () => {
    await test.db.given(aTicket({ requester: cast.customer, title: 'Mine' }));
    await test.db.given(aTicket({ requester: cast.stranger, title: 'Not mine' }));
    const { text } = await ask('support/tickets?file=csv', customer).expect(200);
    const [head, ...rows] = linesOf(text);
    expect(head).toContain(ticketFields.number.label);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('Mine');
    for (const columns of ['requester_email', 'title,nothing', 'first_response', '__proto__'])
      expect((await ask(`support/tickets?file=csv&columns=${columns}`, customer)).body).toMatchObject({
        status: 400,
        details: [{ path: 'columns' }],
      });
    const { text: promises } = await ask('support/tickets?file=csv&columns=first_response.due_at', customer).expect(
      200,
    );
    expect(linesOf(promises)[0]).toBe('"First response, due (UTC)"');
  });

  it.each([
    [25, 200],
    [24, 409],
  ])('of %d rows at most is answered %d for 25', async (most, status) => {
    jest.replaceProperty(limits, 'fileRows', most as 100_000);
    const { body, text } = await ask('companies?file=csv&columns=name&search=shop').expect(status);
    if (status === 200) expect(linesOf(text)).toHaveLength(26);
    else
      expect(body).toMatchObject({
        code: 'too_many_rows',
        error: 'A file has at most 24 rows. Filter the list first',
      });
  });

  it('names a format that there is none of, and columns without a file', async () => {
    expect((await ask('companies?file=pdf')).body).toMatchObject({ status: 400, details: [{ path: 'file' }] });
    expect((await ask('companies?columns=name')).body).toMatchObject({ status: 400, details: [{ path: 'columns' }] });
  });
});
