import { constants, me } from '@tinystar/contract';
import { useApi } from '@tinystar/features/shared';
import { useQuery } from '@tanstack/react-query';

/** Unread messages of the current identity: every 3 minutes, paused while hidden, asked again on return (C-110). */
export const useUnread = (): number => {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['unread'],
    queryFn: () => api(me.unread, {}),
    refetchInterval: constants.UNREAD_POLL,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  return data?.count ?? 0;
};
