import type { Avatar as AvatarShape } from '@tinystar/contract';
import { Avatar, Card, Grow, Inline, Menu, Stack, Tag, Text, VisuallyHidden } from '@tinystar/ui';
import { CircleUser, Coins, ShieldCheck, Lock, LogOut, Share, Star, UserPlus } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import * as css from './UserPopover.css.ts';

export interface UserPopoverProps {
  user: {
    id: string;
    name: string;
    avatar: AvatarShape;
    phoneNumber: string;
    couponRegistered: boolean;
    hasPassword?: boolean | undefined;
  };
  /** Coins of the current identity; null where they are not the reader's to see. */
  coins: number | null;
  /** Whether they are the enterprise's. */
  ofTenant: boolean;
  /** Where each entry leads; an entry without an address is left out (channel users, payers, what is built). */
  links: { recharge?: string; account?: string; channel?: string; operator?: string };
  onChangePassword?: () => void;
  /** The invite dialog (D-25, D-26). */
  onInvite?: () => void;
  onLogOut: () => void;
}

const hidden = (phone: string) => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

/** Who one is, what one has, and the way out (D-51). */
export function UserPopover({ user, coins, ofTenant, links, onChangePassword, onInvite, onLogOut }: UserPopoverProps) {
  return (
    <Menu
      trigger={
        <button type="button" className={css.trigger} title={user.name}>
          <VisuallyHidden>{copy.userMenu(user.name)}</VisuallyHidden>
          <Avatar name={user.name} id={user.id} source={user.avatar} decorative />
        </button>
      }
      head={
        <Stack gap={12}>
          <Inline gap={12}>
            <Avatar name={user.name} id={user.id} source={user.avatar} size="md" decorative />
            <Grow>
              <Stack gap={0}>
                <Inline>
                  <Text size="label" lines={1} title={user.name}>
                    {user.name}
                  </Text>
                  {user.couponRegistered ? (
                    <Tag tone="warning" icon={Star}>
                      {copy.vip}
                    </Tag>
                  ) : null}
                </Inline>
                <Text size="caption" tone="secondary" numeric>
                  {hidden(user.phoneNumber)}
                </Text>
              </Stack>
            </Grow>
          </Inline>
          {coins === null ? null : (
            <Card ground="accent" padding="sm">
              <Stack gap={0}>
                <Text size="caption" tone="secondary">
                  {ofTenant ? copy.tenantCoins : copy.coins}
                </Text>
                <Text size="title" numeric>
                  {coins.toLocaleString('zh-CN')}
                </Text>
              </Stack>
            </Card>
          )}
        </Stack>
      }
      groups={[
        [
          ...(links.recharge ? [{ id: 'recharge', label: copy.recharge, icon: Coins, href: links.recharge }] : []),
          ...(links.account
            ? [{ id: 'account', label: copy.accountSettings, icon: CircleUser, href: links.account }]
            : []),
          ...(onChangePassword
            ? [
                {
                  id: 'password',
                  label: user.hasPassword === false ? copy.setPassword : copy.changePassword,
                  icon: Lock,
                  onSelect: onChangePassword,
                },
              ]
            : []),
          ...(onInvite ? [{ id: 'invite', label: copy.invite, icon: UserPlus, onSelect: onInvite }] : []),
          ...(links.channel ? [{ id: 'channel', label: copy.channelCenter, icon: Share, href: links.channel }] : []),
          ...(links.operator
            ? [{ id: 'operator', label: copy.operator, icon: ShieldCheck, href: links.operator }]
            : []),
        ],
        [{ id: 'logout', label: copy.logOut, icon: LogOut, onSelect: onLogOut }],
      ]}
    />
  );
}
