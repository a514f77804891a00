const KEY = 'sign_in_request';

/** Stores the id of this browser's request; private modes without storage need the click instead. */
export function rememberSignInRequest(requestId: string): void {
  withStorage((storage) => storage.setItem(KEY, requestId));
}

export function forgetSignInRequest(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** Whether this browser requested the link. */
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
