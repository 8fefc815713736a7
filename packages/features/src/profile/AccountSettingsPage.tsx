import { ApiError, me, messages, uploads } from '@tinystar/contract';
import { PageHeader, Stack, Tabs, toast, type AvatarUpload } from '@tinystar/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { noticeOf } from '../shared/errors.ts';
import { useApi, useSession } from '../shared/session.ts';
import { AccountTab } from './AccountTab.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { CoinsPanel } from './CoinsPanel.tsx';
import { copy } from './copy.ts';
import { EditProfileDialog, type Profile } from './EditProfileDialog.tsx';
import * as css from './AccountSettingsPage.css.ts';

export interface AccountSettingsPageProps {
  /** Puts the new nickname and avatar into the session. */
  onProfile: (profile: Profile) => void;
  /** The password is changed and every session over: to the login page. */
  onPasswordChanged: () => void;
  onLogOut: () => void;
}

type Tab = keyof typeof copy.tabs;
const tabs = (['account', 'coins'] as const).map((value) => ({ value, label: copy.tabs[value] }));

/** The account settings; `activeKey` in the address names the open tab. */
export function AccountSettingsPage({ onProfile, onPasswordChanged, onLogOut }: AccountSettingsPageProps) {
  const api = useApi();
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const tab: Tab = query.get('activeKey') === 'coins' ? 'coins' : 'account';
  const [dialog, setDialog] = useState<'profile' | 'password'>();
  const invite = useQuery({
    queryKey: ['invite'],
    queryFn: async () => {
      const [{ inviteCode }, { inviteUserCount }] = await Promise.all([
        api(me.inviteCode, {}),
        api(me.inviteCount, {}),
      ]);
      return { code: inviteCode, count: inviteUserCount };
    },
  });
  const save = useMutation({
    mutationFn: (profile: Profile) => api(me.updateInfo, profile),
    onSuccess: (profile) => {
      onProfile(profile);
      setDialog(undefined);
      toast(copy.editDialog.saved);
    },
  });
  const upload = async (picture: Blob): Promise<AvatarUpload> => {
    try {
      const files = new File([picture], 'avatar.png', { type: picture.type });
      return { url: (await api(uploads.avatar, { files, category: 'user' })).fileUrl };
    } catch (error) {
      return { problem: error instanceof ApiError ? error.message : messages.unexpected };
    }
  };
  const close = () => {
    save.reset();
    setDialog(undefined);
  };
  return (
    <div className={css.page}>
      <Stack gap={24}>
        <PageHeader title={copy.title} />
        <Tabs<Tab>
          label={copy.title}
          items={tabs}
          value={tab}
          onChange={(next) => setQuery(next === 'account' ? {} : { activeKey: next }, { replace: true })}
        >
          {tab === 'account' ? (
            <AccountTab
              user={user}
              invite={invite.isError ? null : invite.data}
              onEdit={() => setDialog('profile')}
              onChangePassword={() => setDialog('password')}
              onLogOut={onLogOut}
            />
          ) : (
            <CoinsPanel inviteCode={invite.data?.code} />
          )}
        </Tabs>
      </Stack>
      <EditProfileDialog
        open={dialog === 'profile'}
        profile={{ name: user.name, avatar: user.avatar }}
        pending={save.isPending}
        refused={save.error ? noticeOf(save.error)?.text : undefined}
        onUpload={upload}
        onClose={close}
        onSave={save.mutate}
      />
      <ChangePassword open={dialog === 'password'} onClose={close} onChanged={onPasswordChanged} />
    </div>
  );
}
