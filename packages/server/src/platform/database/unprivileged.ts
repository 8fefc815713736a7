import { spawnSync } from 'node:child_process';

/** The account PostgreSQL runs as, and what that account can reach. */
export interface Reach {
  /** Spawn options that switch the account; empty when it is our own. */
  as: { uid?: number; gid?: number };
  /** Name of the account, when it is not the one this process runs as. */
  name: string | undefined;
  canEnter(path: string): boolean;
  canRun(program: string): boolean;
}

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the account `nobody`; otherwise as the current
 * account.
 */
export function unprivileged(): Reach {
  const as: Reach['as'] = process.getuid?.() === 0 ? nobody() : {};
  const probe = (command: string, args: string[]) => spawnSync(command, args, { ...as, cwd: '/' }).status === 0;
  return {
    as,
    name: as.uid === undefined ? undefined : 'nobody',
    canEnter: (path) => probe('test', ['-x', path]),
    canRun: (program) => probe('test', ['-x', program]),
  };
}

function nobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  const found = { uid: id('-u'), gid: id('-g') };
  return Number.isInteger(found.uid) && found.uid > 0 ? found : { uid: 65534, gid: 65534 };
}
