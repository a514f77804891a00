const KEY = 'sign_in_request';

/** Remembers which request this browser made; private modes without storage just ask for the click. */
export function rememberSignInRequest(requestId: string): void {
  withStorage((storage) => storage.setItem(KEY, requestId));
}

export function forgetSignInRequest(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** Whether the link of this request was asked for in this browser. */
export const isOwnSignInRequest = (requestId: string): boolean =>
  withStorage((storage) => storage.getItem(KEY)) === requestId;

function withStorage<Result>(access: (storage: Storage) => Result): Result | null {
  try {
    return access(globalThis.localStorage);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
