import { spawnSync } from 'node:child_process';

/** Gets a package from the distribution; false where it can't be had, as for users other than root. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Getting ${name} from the distribution’s packages …`);
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: 'ignore',
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const get = (): boolean => apt('install', '-y', '--no-install-recommends', name);
  return get() || (apt('update') && get());
}
