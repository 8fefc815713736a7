import { useSession } from '@tinystar/features/shared';
import { Avatar, Grow, Inline, Stack, Text } from '@tinystar/ui';

const roles = { owner: '拥有者', admin: '管理员', member: '成员' } as const;

/** As whom one acts: 个人用户, or the enterprise and one's role in it. */
export function IdentityBadge() {
  const { user, tenant, permissions } = useSession();
  const name = tenant?.displayName || tenant?.name || user.name;
  return (
    <Inline gap={12}>
      <Avatar name={name} id={tenant?.id ?? user.id} source={tenant?.avatar ?? user.avatar} decorative />
      <Grow>
        <Stack gap={0}>
          <Text size="label" lines={1} title={name}>
            {name}
          </Text>
          <Text size="caption" tone="secondary">
            {tenant ? roles[permissions.tenantUserPermission ?? 'member'] : '个人用户'}
          </Text>
        </Stack>
      </Grow>
    </Inline>
  );
}
