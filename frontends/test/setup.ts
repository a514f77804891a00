import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';

// jsdom knows <dialog> but not how to open one.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

afterEach(cleanup);
