import { sourceLimits } from '@tinystar/contract';
import type { Kind, Reaching } from '../kind.ts';
import { samePage } from '../web/pageRevision.ts';
import { Me } from './answers.ts';
import { ask, orNothing } from './ask.ts';
import { fetchPage } from './fetchPage.ts';
import { list, rootOf } from './list.ts';

/** Pages of a Notion workspace that are shared with an integration, whose secret lets the requests in. */
export const notionKind: Kind = {
  whole: true,
  same: samePage,
  list,
  fetch: fetchPage,
  credentials: ({ address, password }) => ({
    address,
    sign: () => Promise.resolve({ authorization: `Bearer ${password}` }),
  }),
  title: async (reaching) => {
    const title = (await rootOf(reaching))?.title || (await workspaceOf(reaching)) || 'Notion';
    return [...title].slice(0, sourceLimits.name).join('');
  },
};

/** What the workspace is called, else the integration. */
async function workspaceOf(reaching: Reaching): Promise<string> {
  const { data } = Me.safeParse((await orNothing(ask(reaching, 'users/me')))?.json);
  return data?.bot?.workspace_name || data?.name || '';
}
