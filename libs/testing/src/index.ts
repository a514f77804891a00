export * from './builders.js';
export { apiHandlers, type FakeData } from './fake-api.js';
export { fakeApi } from './fake-server.js';
export { http, HttpResponse } from 'msw';
