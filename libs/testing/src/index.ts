export * from './analytics-builders.js';
export * from './builders.js';
export * from './meeting-builders.js';
export * from './project-builders.js';
export { apiHandlers, type FakeData } from './fake-api.js';
export { noProjects, type FakeProjects } from './fake-projects.js';
export { fakeApi } from './fake-server.js';
export { startFakeApi } from './start-fake-api.js';
export { http, HttpResponse } from 'msw';
