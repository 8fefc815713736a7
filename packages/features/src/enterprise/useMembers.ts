import { constants, enterprise, type Member } from '@tinystar/contract';
import { inParts } from '../shared/inParts.ts';
import { useCall, useChange } from '../shared/calls/index.ts';

export interface MemberFilter {
  keyword: string;
  permission: Member['permission'] | undefined;
  status: Member['status'] | undefined;
}

/** One page of the members and open invitations of the current enterprise. */
export const useMemberPage = ({ keyword, permission, status }: MemberFilter, page: number) =>
  useCall(
    enterprise.members,
    { keyword: keyword || undefined, permission, status, page, size: constants.PAGE_SIZE },
    // Roles are often set in another tab, and who comes back looks at them at once.
    { keepPrevious: true, onFocus: 'always' },
  );

/** Most ids of one call. */
const BATCH = 100;

interface RoleChange {
  /** As they were seen when the role was chosen. */
  people: readonly Pick<Member, 'id' | 'permission'>[];
  permission: 'admin' | 'member';
}

type Granted = RoleChange['permission'];
const rolesOf = (people: RoleChange['people']): Record<string, Granted> =>
  Object.fromEntries(people.flatMap(({ id, permission }) => (permission === 'owner' ? [] : [[id, permission]])));

/** Calls that change the members. */
export const useMemberActions = () => {
  const touches = [enterprise.members];
  const setRole = useChange(
    (api, { people, permission }: RoleChange) =>
      inParts(people, BATCH, (part) =>
        api(enterprise.updatePermission, { userIds: part.map(({ id }) => id), permission, was: rolesOf(part) }),
      ),
    { touches },
  );
  const remove = useChange(
    (api, ids: readonly string[]) => inParts(ids, BATCH, (userIds) => api(enterprise.removeMembers, { userIds })),
    { touches },
  );
  return { setRole, remove };
};
