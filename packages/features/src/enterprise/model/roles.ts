import type { Member } from '@tinystar/contract';

/** Role of whoever manages: only these two come here. */
export type Manager = 'owner' | 'admin';

/** Whether a manager may change or remove somebody: nobody the owner, only the owner an admin (platform.md §3, §6). */
export const mayManage = (manager: Manager, { permission }: Pick<Member, 'permission'>): boolean =>
  permission === 'member' || (permission === 'admin' && manager === 'owner');
