import { assistantBin } from '@tinystar/contract';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { assistantMissing } from '../assistants/load.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { listBinnedAssistants } from './listAssistants.ts';
import { purgeAssistants } from './purgeAssistants.ts';
import { restoreAssistants } from './restoreAssistants.ts';

/** The recycle bins of assistants. */
export const assistantBinRoutes = (hooks: readonly AssistantHooks[]): readonly Route[] => [
  implement(assistantBin.page, ({ input, owner, services }) => listBinnedAssistants(services, owner, input)),
  implement(assistantBin.restore, async ({ input, owner, services }) => ({
    count: await restoreAssistants(services, hooks, owner, input.ids),
  })),
  implement(assistantBin.purge, async ({ input, owner, services }) => {
    const count = await purgeAssistants(services, hooks, owner, input.ids);
    if (count === 0 && input.ids) throw assistantMissing();
    return { count };
  }),
];
