import type { Kind } from '../kind.ts';
import { fetchFile } from './fetchFile.ts';
import { walk } from './walk.ts';

/** Files below a WebDAV folder, as Nextcloud, ownCloud, 坚果云 and plain servers offer them. */
export const webdavKind: Kind = {
  whole: true,
  files: true,
  list: walk,
  fetch: fetchFile,
  title: ({ access: { address } }) => {
    const last = address.pathname.split('/').filter(Boolean).at(-1);
    return Promise.resolve(last === undefined ? address.host : (decoded(last) ?? address.host));
  },
};

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
