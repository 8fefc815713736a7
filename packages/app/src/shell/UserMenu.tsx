import { constants } from '@tinystar/contract';
import { useSession } from '@tinystar/features/shared';
import { Avatar, Card, Grow, Inline, Menu, Stack, Text } from '@tinystar/ui';
import { LogOut } from '@tinystar/ui/icons';
import { setToken } from '../session/useToken.ts';
import { useCoins } from './useCoins.ts';
import * as css from './UserMenu.css.ts';

const hidden = (phone: string) => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

/** Who one is, what one has, and the way out. */
export function UserMenu() {
  const { user, tenant } = useSession();
  const coins = useCoins();
  return (
    <Menu
      trigger={
        <button type="button" className={css.trigger} aria-label={`${user.name}的菜单`} title={user.name}>
          <Avatar name={user.name} id={user.id} source={user.avatar} decorative />
        </button>
      }
      head={
        <Stack gap={12}>
          <Inline gap={12}>
            <Avatar name={user.name} id={user.id} source={user.avatar} size="md" decorative />
            <Grow>
              <Stack gap={0}>
                <Text size="label" lines={1} title={user.name}>
                  {user.name}
                </Text>
                <Text size="caption" tone="secondary" numeric>
                  {hidden(user.phoneNumber)}
                </Text>
              </Stack>
            </Grow>
          </Inline>
          <Card ground="accent" padding="sm">
            <Stack gap={0}>
              <Text size="caption" tone="secondary">
                {tenant ? `企业${constants.COIN_NAME}` : constants.COIN_NAME}
              </Text>
              <Text size="title" numeric>
                {coins.toLocaleString('zh-CN')}
              </Text>
            </Stack>
          </Card>
        </Stack>
      }
      groups={[[{ id: 'logout', label: '退出登录', icon: LogOut, onSelect: () => setToken(null) }]]}
    />
  );
}
