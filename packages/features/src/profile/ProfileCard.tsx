import type { UserInfo } from '@tinystar/contract';
import { Avatar, Button, Card, Grow, Heading, Inline, Stack, Tag, Text } from '@tinystar/ui';
import { Pencil, Star } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import { hiddenPhone } from './hiddenPhone.ts';

export interface ProfileCardProps {
  user: Pick<UserInfo, 'id' | 'name' | 'avatar' | 'phoneNumber' | 'couponRegistered'>;
  onEdit: () => void;
}

/** Who one is to others. */
export function ProfileCard({ user, onEdit }: ProfileCardProps) {
  return (
    <Card as="section" padding="lg">
      <Inline gap={20} wrap>
        <Avatar name={user.name} id={user.id} source={user.avatar} size="xl" decorative />
        <Grow>
          <Stack gap={4}>
            <Inline wrap>
              <Heading level={2} size="title">
                {user.name}
              </Heading>
              {user.couponRegistered ? (
                <Tag tone="warning" icon={Star}>
                  {copy.vip}
                </Tag>
              ) : null}
            </Inline>
            <Text tone="secondary" numeric>
              {hiddenPhone(user.phoneNumber)}
            </Text>
          </Stack>
        </Grow>
        <Button icon={Pencil} onPress={onEdit}>
          {copy.edit}
        </Button>
      </Inline>
    </Card>
  );
}
