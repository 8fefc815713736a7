import { me, notices as calls, type Notice } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';

const none: readonly Notice[] = [];

/** What others have changed for the person, and putting it away; asked for when it is wanted. */
export const useNotices = (wanted: boolean) => {
  const { data } = useCall(calls.list, {}, { enabled: wanted, staleTime: 0 });
  const { mutate } = useChange(calls.read, { touches: [calls.list, me.unread] });
  return { notices: data?.rows ?? none, readNotice: (id: string) => mutate({ id }) };
};
