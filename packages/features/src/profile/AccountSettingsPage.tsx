import { closing, me, type UserInfo } from '@tinystar/contract';
import { PageHeader, Skeleton, SkeletonRegion, Stack, Tabs, toast } from '@tinystar/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { togetherOf, useCall, useTouch } from '../shared/calls/index.ts';
import { CloseDialog } from '../shared/closing/index.ts';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { useSession } from '../shared/session.ts';
import { useAvatarUpload } from '../shared/useAvatarUpload.ts';
import { AccountTab } from './AccountTab.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { ChangePhone } from './ChangePhone.tsx';
import { CoinsPanel } from './CoinsPanel.tsx';
import { copy } from './copy.ts';
import { EditProfileDialog } from './EditProfileDialog.tsx';
import { Memberships } from './Memberships.tsx';
import { originOf, useSaveProfile } from './useSaveProfile.tsx';
import * as css from './AccountSettingsPage.css.ts';

export interface AccountSettingsPageProps {
  /** The password is changed and every session over: to the login page. */
  onPasswordChanged: () => void;
  /** The enterprise one acted as was left: one is oneself now. */
  onLeft: () => void;
  onLogOut: () => void;
  /** The tabs about buying. */
  shop: Record<'rechargeCenter' | 'orders', ReactNode>;
}

type Tab = keyof typeof copy.tabs;
const order = ['account', 'rechargeCenter', 'orders', 'coins'] as const;
const tabs = order.map((value) => ({ value, label: copy.tabs[value] }));

/** The account settings; `activeKey` in the address names the open tab. */
export function AccountSettingsPage({ onPasswordChanged, onLeft, onLogOut, shop }: AccountSettingsPageProps) {
  const { user, tenant } = useSession();
  const touch = useTouch();
  const [query, setQuery] = useSearchParams();
  const tab: Tab = order.find((key) => key === query.get('activeKey')) ?? 'account';
  const [dialog, setDialog] = useState<'password' | 'phone' | 'close'>();
  /** Who one was when the dialog was opened. */
  const [editing, setEditing] = useState<UserInfo>();
  const invite = togetherOf({ code: useCall(me.inviteCode, {}), count: useCall(me.inviteCount, {}) });
  const invited = invite.data && {
    code: invite.data.code.inviteCode,
    count: invite.data.count.inviteUserCount,
  };
  const edited = () => setEditing(undefined);
  const save = useSaveProfile({ onEnd: edited });
  const leaving = useCall(closing.state, { of: 'account' });
  const upload = useAvatarUpload({ category: 'user' });
  const close = () => setDialog(undefined);
  return (
    <>
      <Stack gap={8}>
        <PageHeader title={copy.title} />
        <Tabs<Tab>
          label={copy.title}
          items={tabs}
          value={tab}
          onChange={(next) => setQuery(next === 'account' ? {} : { activeKey: next }, { replace: true })}
        >
          <div className={tab === 'orders' || tab === 'rechargeCenter' ? undefined : css.narrow}>
            {tab === 'account' ? (
              <Stack gap={24}>
                <AccountTab
                  user={user}
                  invite={invite.isError ? null : invited}
                  onEdit={() => {
                    save.reset();
                    setEditing(user);
                  }}
                  onChangePassword={() => setDialog('password')}
                  onChangePhone={() => setDialog('phone')}
                  onLogOut={onLogOut}
                  closing={leaving.data}
                  onClose={() => setDialog('close')}
                />
                <Memberships
                  tenants={user.tenants}
                  onLeft={(tenantId) => (tenantId === tenant?.id ? onLeft() : void touch(me.info))}
                />
              </Stack>
            ) : tab === 'coins' ? (
              <CoinsPanel inviteCode={invited?.code} />
            ) : (
              <Suspense fallback={<Waiting />}>{shop[tab]}</Suspense>
            )}
          </div>
        </Tabs>
      </Stack>
      <EditProfileDialog
        open={editing !== undefined}
        profile={originOf(editing ?? user).values}
        pending={save.saving}
        refused={save.error}
        onUpload={upload}
        onClose={edited}
        onSave={(profile) => editing && save.saveWhole(originOf(editing), profile)}
      />
      <ConflictDialog {...save.conflict} />
      <ChangePhone
        open={dialog === 'phone'}
        onClose={close}
        onChanged={() => {
          close();
          toast(copy.phoneDialog.changed);
          void touch(me.info);
        }}
      />
      {leaving.data ? (
        <CloseDialog open={dialog === 'close'} of="account" state={leaving.data} onClose={close} />
      ) : null}
      <ChangePassword open={dialog === 'password'} onClose={close} onChanged={onPasswordChanged} />
    </>
  );
}

function Waiting() {
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height={16} />
    </SkeletonRegion>
  );
}
