import { sourceLimits } from '@tinystar/contract';
import type { Kind } from '../kind.ts';
import { foldersOf, repositoryName } from './address.ts';
import { fetchFile } from './fetchFile.ts';
import { list } from './list.ts';

/** Files of a Git repository, as GitHub, Gitee, GitLab, Gitea and plain servers offer them over HTTP. */
export const gitKind: Kind = {
  whole: true,
  files: true,
  exact: true,
  list,
  fetch: fetchFile,
  // A token says who it is of; providers want a name with it, whichever it is.
  credentials: ({ address, user, password }) => ({ address, user: user || (password && 'oauth2'), password }),
  title: ({ access }) => {
    const title = foldersOf(access.place.folder).at(-1) ?? repositoryName(access);
    return Promise.resolve([...title].slice(0, sourceLimits.name).join(''));
  },
};
