import { constants, enterprise, type Member } from '@tinystar/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../shared/session.ts';

export interface MemberFilter {
  keyword: string;
  permission: Member['permission'] | undefined;
  status: Member['status'] | undefined;
}

/** One page of the members and open invitations of the current enterprise. */
export const useMemberPage = ({ keyword, permission, status }: MemberFilter, page: number) => {
  const api = useApi();
  return useQuery({
    queryKey: ['members', keyword, permission, status, page],
    placeholderData: keepPreviousData,
    queryFn: () =>
      api(enterprise.members, {
        keyword: keyword || undefined,
        permission,
        status,
        page,
        size: constants.PAGE_SIZE,
      }),
  });
};

/** Most ids of one call. */
const BATCH = 100;

async function inBatches(ids: readonly string[], send: (some: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) await send(ids.slice(at, at + BATCH));
}

/** Calls that change the members; each refreshes the list, also after a refusal, because then it was not up to date. */
export const useMemberActions = () => {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: ['members'] }), [queries]);
  const setRole = useMutation({
    mutationFn: ({ ids, permission }: { ids: readonly string[]; permission: 'admin' | 'member' }) =>
      inBatches(ids, (userIds) => api(enterprise.updatePermission, { userIds, permission })),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (ids: readonly string[]) => inBatches(ids, (userIds) => api(enterprise.removeMembers, { userIds })),
    onSettled: refresh,
  });
  return { refresh, setRole, remove };
};
