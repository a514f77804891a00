import type { RemoteView } from '@portal/contracts';

/** A remote that was built with another version of a shared library; its message is for its user. */
export class SharedVersionError extends Error {
  override readonly name = 'SharedVersionError';
}

/**
 * A page has one copy of each shared library, so a remote fits only when it was built with the same versions.
 * @param here versions on this page; a library that isn't among them is the remote's own affair
 * @throws SharedVersionError which names the library
 */
export function assertSharedVersions({ shared }: RemoteView, here: Record<string, string | undefined>): void {
  for (const [library, version] of Object.entries(shared)) {
    const ours = here[library];
    if (ours !== undefined && ours !== version)
      throw new SharedVersionError(
        `It was built with ${library} ${version}, this page runs ${ours}. Try again in a few minutes; the rest of the site works.`,
      );
  }
}
