import type { SourceAccess } from '../kind.ts';
import { isPage } from './words.ts';

/** Pages of a repository that people copy instead of its address. */
const page =
  /^(\/[^/]+\/[^/]+(?:\/[^/]+)*?)\/(?:-\/)?(?:tree|blob|src\/branch|commits?|releases|issues|pulls?)(?:\/|$)/;

/** What requests for a repository are added to. Throws for the address of one of its pages. */
export function repositoryOf(address: URL): string {
  const path = address.pathname.replace(/\/+$/, '');
  const [, repository] = page.exec(path) ?? [];
  if (repository !== undefined) throw isPage(`${address.origin}${repository}`);
  return `${address.origin}${path}`;
}

/** The name of a repository as people call it. */
export function repositoryName({ address }: Pick<SourceAccess, 'address'>): string {
  const last = address.pathname
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.git$/, '');
  return last ? decoded(last) : address.host;
}

export const foldersOf = (folder = ''): string[] => folder.split('/').filter((part) => part !== '' && part !== '.');

/** The page of a file at the providers whose addresses are known; undefined elsewhere. */
export function pageOf(address: URL, branch: string, path: string): string | undefined {
  const { hostname } = address;
  const between =
    hostname === 'github.com' || hostname === 'gitee.com'
      ? 'blob'
      : hostname.startsWith('gitlab.')
        ? '-/blob'
        : undefined;
  if (between === undefined) return undefined;
  const repository = address.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  const file = [...branch.split('/'), ...path.split('/')].map(encodeURIComponent).join('/');
  return `${address.origin}${repository}/${between}/${file}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
