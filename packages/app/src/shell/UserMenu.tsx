import { useSession } from '@tinystar/features/shared';
import { IconButton, Menu } from '@tinystar/ui';
import { CircleUser, LogOut } from '@tinystar/ui/icons';
import { setToken } from '../session/useToken.ts';

/** What belongs to the person. */
export function UserMenu() {
  const { user } = useSession();
  return (
    <Menu
      trigger={<IconButton icon={CircleUser} label={`${user.name}的菜单`} />}
      groups={[[{ id: 'logout', label: '退出登录', icon: LogOut, onSelect: () => setToken(null) }]]}
    />
  );
}
