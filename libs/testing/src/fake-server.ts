import { setupServer, type SetupServer } from 'msw/node';
import { apiHandlers, type FakeData } from './fake-api.js';

/** A server in the test's own process that answers from `data`; start and stop it with the test. */
export const fakeApi = (data: FakeData): SetupServer => setupServer(...apiHandlers(data));
