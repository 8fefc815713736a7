import { me, messages, meta, tenant, type Api } from '@tinystar/contract';
import type { Session } from '@tinystar/features/shared';
import { useQuery } from '@tanstack/react-query';
import { createApi } from '@tinystar/contract/client';

/**
 * Loads user, permissions and switches once per token, and the enterprise when one is current (platform.md §2 guard).
 * Its failure ends the session with 请求用户信息失败，请重试.
 */
export const useSessionQuery = (api: Api, token: string | null) =>
  useQuery({
    queryKey: ['session', token],
    enabled: token !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<Session> => {
      const [user, permissions, config] = await Promise.all([
        api(me.info, {}),
        api(me.permissions, {}),
        api(meta.config, {}),
      ]);
      const inTenant = permissions.currentIdentity === 'tenant';
      const current = inTenant ? await createApi('tenant', api.hooks)(tenant.info, {}) : null;
      return { user, permissions, tenant: current, config };
    },
  });

export const sessionFailed = messages.userInfoFailed;
