import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listOf, paging } from './paging.ts';
import { ShownBot } from './shoppes.ts';

/** Showcases on the first page (API-288): apart from their settings, whose rules check fields and weigh more. */
export const featuredShoppes = {
  page: endpoint({
    name: 'featuredShoppes.page',
    method: 'POST',
    path: '/api/v1/tenant/query/page4Shoppe',
    access: 'user',
    input: z.object({ ...paging }),
    output: listOf(z.object({ id: Id, name: z.string(), rows: z.array(ShownBot) })),
    summary:
      'Enabled showcases of the current enterprise, each with the first twelve assistants the caller may talk to.',
  }),
};
