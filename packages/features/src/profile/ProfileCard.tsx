import type { UserInfo } from '@tinystar/contract';
import { Avatar, Button, Card, Heading, Inline, Tag, Text } from '@tinystar/ui';
import { Pencil, Star } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import { hiddenPhone } from './hiddenPhone.ts';
import * as css from './ProfileCard.css.ts';

export interface ProfileCardProps {
  user: Pick<UserInfo, 'id' | 'name' | 'avatar' | 'phoneNumber' | 'couponRegistered'>;
  onEdit: () => void;
}

/** Who one is to others. */
export function ProfileCard({ user, onEdit }: ProfileCardProps) {
  return (
    <Card as="section" padding="lg">
      <div className={css.row}>
        <Avatar name={user.name} id={user.id} source={user.avatar} size="xl" decorative />
        <div className={css.words}>
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
        </div>
        <Button icon={Pencil} onPress={onEdit}>
          {copy.edit}
        </Button>
      </div>
    </Card>
  );
}
