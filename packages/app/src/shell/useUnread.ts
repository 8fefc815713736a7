import { useApi } from '@tinystar/features/shared';
import { useQuery } from '@tanstack/react-query';
import { unreadQuery, type Unread } from './unreadQuery.ts';

/** Unread messages, asked again as long as the workspace is shown; undefined until the first answer. */
export const useUnread = (): Unread | undefined => useQuery(unreadQuery(useApi())).data;
