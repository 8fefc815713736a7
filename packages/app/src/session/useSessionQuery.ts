import { createApi } from '@tinystar/contract/client';
import { bindFileHost, me, meta, tenant, type ClientHooks } from '@tinystar/contract';
import { callOptions, togetherOf, type Session } from '@tinystar/features/shared';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Asked once per token and identity, and again when a change touches it. */
const once = { staleTime: Infinity };

/** User, avatar, permissions and switches, then the enterprise when one is current (platform.md §2 guard). */
export const useSessionQuery = (hooks: ClientHooks) => {
  const api = useMemo(() => createApi('personal', hooks), [hooks]);
  const user = useQuery(callOptions(api, me.info, {}, once));
  const picture = useQuery(callOptions(api, me.avatar, {}, once));
  const permissions = useQuery(callOptions(api, me.permissions, {}, once));
  const config = useQuery({
    ...callOptions(api, meta.config, {}, once),
    queryFn: async () => {
      const switches = await api(meta.config, {});
      bindFileHost(switches.fileOrigin);
      return switches;
    },
  });
  const own = togetherOf({ user, picture, permissions, config });
  const inTenant = permissions.data?.currentIdentity === 'tenant';
  const current = useQuery(callOptions(api, tenant.info, {}, { ...once, enabled: own.data !== undefined && inTenant }));
  const data = useMemo((): Session | undefined => {
    if (!user.data || !picture.data || !permissions.data || !config.data) return undefined;
    const enterprise = inTenant ? current.data : null;
    if (enterprise === undefined) return undefined;
    return {
      user: { ...user.data, avatar: picture.data.avatar },
      permissions: permissions.data,
      tenant: enterprise,
      config: config.data,
    };
  }, [user.data, picture.data, permissions.data, config.data, inTenant, current.data]);
  return {
    data,
    error: own.error ?? current.error,
    isFetching: own.isFetching || current.isFetching,
    retry: () => {
      own.retry();
      if (current.isError) void current.refetch();
    },
  };
};
