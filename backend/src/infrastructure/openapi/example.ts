import type { JsonSchema, SchemaBook } from './schemas.js';

const MAX_DEPTH = 6;

/** Example values by field name, where the schema's type alone would give "string". */
const byName: Readonly<Record<string, string>> = {
  email: 'dana@example.com',
  billing_email: 'billing@example.com',
  first_name: 'Dana',
  last_name: 'Whitfield',
  name: 'Dana Whitfield',
  company: 'Harbor Supply Co.',
  company_name: 'Harbor Supply Co.',
  phone: '(252) 555-0142',
  time_zone: 'America/New_York',
  title: 'Strategy Consultation',
  needs: 'Our file server is out of space and nobody knows what is on it.',
  description: 'Our file server is out of space and nobody knows what is on it.',
  reference: 'C-2026-0001',
  address: '12 Broad Street, New Bern, NC',
  return_to: '/dashboard',
  token: 'the-token-of-the-link',
  code: '123456',
  access_token: 'the-token-to-send-as-bearer',
  message: 'Thank you. We contact you within 24 hours.',
};

const byFormat: Readonly<Record<string, string>> = {
  uuid: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  'date-time': '2026-11-21T14:00:00.000Z',
  date: '2026-11-21',
  email: 'dana@example.com',
  uri: 'https://example.com',
};

/** An example made from the schema: its own example or default where given, else something plausible. */
export function exampleOf(book: SchemaBook, schema: JsonSchema, name = '', depth = 0): unknown {
  const own =
    firstOf(schema['examples']) ?? schema['example'] ?? schema['default'] ?? schema['const'] ?? firstOf(schema['enum']);
  if (own !== undefined) return own;
  if (depth > MAX_DEPTH) return null;
  if (schema['$ref']) return exampleOf(book, book.resolve(schema), name, depth + 1);
  const branch = firstOf(schema['anyOf']) ?? firstOf(schema['oneOf']) ?? firstOf(schema['allOf']);
  if (branch) return exampleOf(book, branch as JsonSchema, name, depth + 1);
  return exampleByType(book, schema, name, depth);
}

function exampleByType(book: SchemaBook, schema: JsonSchema, name: string, depth: number): unknown {
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries(book.fieldsOf(schema))
          .filter(([field]) => field !== 'version' || depth > 0)
          .map(([field, value]) => [field, exampleOf(book, value, field, depth + 1)]),
      );
    case 'array':
      return [exampleOf(book, (schema['items'] ?? {}) as JsonSchema, name, depth + 1)];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'string':
      return byFormat[String(schema['format'])] ?? byName[name] ?? 'text';
    default:
      return null;
  }
}

const firstOf = (values: unknown): unknown => (Array.isArray(values) ? values[0] : undefined);
