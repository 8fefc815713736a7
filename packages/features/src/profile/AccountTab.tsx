import type { ClosingState, UserInfo } from '@tinystar/contract';
import { Button, Card, CopyButton, Inline, List, ListItem, Skeleton, Stack, Text } from '@tinystar/ui';
import { closingCopy } from '../shared/closing/index.ts';
import { fullDay } from '../shared/moment.ts';
import { copy } from './copy.ts';
import { hiddenPhone } from './hiddenPhone.ts';
import { ProfileCard } from './ProfileCard.tsx';

export interface AccountTabProps {
  user: UserInfo;
  /** The own invite code and who came by it; undefined while it loads, null where it cannot be had. */
  invite: { code: string; count: number } | null | undefined;
  onEdit: () => void;
  onChangePassword: () => void;
  onChangePhone: () => void;
  onLogOut: () => void;
  /** Whether the account will be deleted; undefined while that is not known. */
  closing: ClosingState | undefined;
  onClose: () => void;
}

/** Profile, phone number, password, invite code and the way out. */
export function AccountTab({
  user,
  invite,
  onEdit,
  onChangePassword,
  onChangePhone,
  onLogOut,
  closing,
  onClose,
}: AccountTabProps) {
  const closesAt = closing?.closesAt ?? null;
  const hasPassword = user.hasPassword !== false;
  return (
    <Stack gap={16}>
      <ProfileCard user={user} onEdit={onEdit} />
      <Card as="section" padding="sm">
        <List label={copy.tabs.account}>
          <ListItem
            title={copy.phone}
            note={copy.phoneNote}
            end={
              <Inline gap={12} wrap>
                <Text numeric>{hiddenPhone(user.phoneNumber)}</Text>
                <Button onPress={onChangePhone}>{copy.changePhone}</Button>
              </Inline>
            }
          />
          <ListItem
            title={copy.password}
            note={hasPassword ? copy.passwordSet : copy.passwordUnset}
            end={<Button onPress={onChangePassword}>{hasPassword ? copy.change : copy.setFirst}</Button>}
          />
          {invite === null ? null : (
            <ListItem
              title={copy.invite}
              note={copy.inviteNote(invite?.count ?? 0)}
              end={
                invite ? (
                  <Inline gap={4}>
                    <Text numeric>{invite.code}</Text>
                    <CopyButton text={invite.code} label={copy.copyInvite} size="sm" />
                  </Inline>
                ) : (
                  <Skeleton shape="text" width={8} />
                )
              }
            />
          )}
          <ListItem
            title={copy.logOut}
            note={copy.logOutNote}
            end={<Button onPress={onLogOut}>{copy.logOutAction}</Button>}
          />
          <ListItem
            title={closingCopy.title.account}
            note={closesAt === null ? closingCopy.note.account : closingCopy.planned(fullDay(closesAt))}
            end={
              <Button tone={closesAt === null ? 'danger' : 'neutral'} disabled={!closing} onPress={onClose}>
                {closesAt === null ? closingCopy.action.account : closingCopy.look}
              </Button>
            }
          />
        </List>
      </Card>
    </Stack>
  );
}
