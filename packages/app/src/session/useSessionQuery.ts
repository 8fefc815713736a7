import { createApi } from '@tinystar/contract/client';
import { bindFileHost, me, meta, tenant, type ClientHooks } from '@tinystar/contract';
import type { Session } from '@tinystar/features/shared';
import { useQuery } from '@tanstack/react-query';

/** User, avatar, permissions and switches, then the enterprise when one is current (platform.md §2 guard). */
const loadSession = async (hooks: ClientHooks): Promise<Session> => {
  const api = createApi('personal', hooks);
  const [user, { avatar }, permissions, config] = await Promise.all([
    api(me.info, {}),
    api(me.avatar, {}),
    api(me.permissions, {}),
    api(meta.config, {}),
  ]);
  bindFileHost(config.fileOrigin);
  const inTenant = permissions.currentIdentity === 'tenant';
  const current = inTenant ? await createApi('tenant', hooks)(tenant.info, {}) : null;
  return { user: { ...user, avatar }, permissions, tenant: current, config };
};

/** Loads the session once per token and identity; what changes in it is put in by who changes it. */
export const useSessionQuery = (hooks: ClientHooks) =>
  useQuery({ queryKey: ['session'], staleTime: Infinity, gcTime: Infinity, queryFn: () => loadSession(hooks) });
