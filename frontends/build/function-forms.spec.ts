import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionCalls } from '../../libs/contracts/src/functions/function-calls.ts';

const document = JSON.parse(readFileSync(join(__dirname, '../../libs/api-client/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};

it('has a schema for the form of every call of the explorer (specification, section 7)', () => {
  const has = (route: string, method: string): boolean =>
    Object.entries(document.paths).some(
      ([path, methods]) =>
        (path === `/api/v1/${route}` || (route.endsWith('{id}') && path.startsWith(`/api/v1/${route.slice(0, -4)}`))) &&
        method.toLowerCase() in methods,
    );
  expect(functionCalls.filter(({ route, method }) => !has(route, method))).toEqual([]);
});
