import { EnterpriseName, closing, codePoints, enterprise, joining, type TenantSettings } from '@tinystar/contract';
import { Suspense, lazy, useState } from 'react';
import { GivesUp } from '../shared/GivesUp.tsx';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { useCall } from '../shared/calls/index.ts';
import { useDraft } from '../shared/drafts.ts';
import { useLedger } from '../shared/ledger/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { useSession } from '../shared/session.ts';
import { useAvatarUpload } from '../shared/useAvatarUpload.ts';
import { copy } from './copy.ts';
import { infoFields } from './enterpriseFields.tsx';
import type { EnterpriseDraft, EnterpriseFormProps } from './EnterpriseForm.tsx';
import { EnterpriseInfoView } from './EnterpriseInfoView.tsx';
import { useSaveTenant, useTenantCoins, useTenantInfo, useTenantRights } from './useEnterprise.ts';

export interface EnterpriseInfoPageProps {
  /** Goes to where coins are bought; without it they are applied for. For the owner only (ENT-17). */
  onRecharge: (() => void) | undefined;
  /** The enterprise was handed over: one is an admin now. */
  onHandedOver: () => void;
}

/** Comes when it is asked for: its combo box is a third of this page's code. */
const HandOver = lazy(async () => ({ default: (await import('./HandOver.tsx')).HandOver }));

const CloseDialog = lazy(async () => ({ default: (await import('../shared/closing/index.ts')).CloseDialog }));

const TopUp = lazy(async () => ({ default: (await import('./TopUp.tsx')).TopUp }));

/** The query of an address that opens the application for coins; ways that end without coins lead there. */
const TOP_UP = 'topUp';

const MOST = 50;

const check = ({ name, displayName }: EnterpriseDraft): EnterpriseFormProps['errors'] => ({
  ...(EnterpriseName.safeParse(name).success ? {} : { name: copy.save.nameWrong }),
  ...(codePoints(displayName.trim()) <= MOST ? {} : { displayName: copy.info.tooLong(MOST) }),
});

const nothingSaved: EnterpriseDraft = { name: '', displayName: '', avatar: { type: 'color', color: 'blue' } };

const draftOf = ({ name, displayName, avatar }: TenantSettings): EnterpriseDraft => ({ name, displayName, avatar });

/** The enterprise one acts as. The ledger's page lives in the address. */
export function EnterpriseInfoPage({ onRecharge, onHandedOver }: EnterpriseInfoPageProps) {
  const { permissions, user } = useSession();
  /** Null until the dialog is opened first. */
  const [handing, setHanding] = useState<boolean | null>(null);
  /** Null until the dialog is opened first. */
  const [leaving, setLeaving] = useState<boolean | null>(null);
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page')) || 1;
  const isOwner = permissions.tenantUserPermission === 'owner';
  // Applying stands in for a payment: where there is one, an old link opens the page alone.
  const toppingUp = isOwner && onRecharge === undefined && query.has(TOP_UP);
  /** The dialog's code comes with its first opening and stays, so that closing is seen. */
  const [topUpWanted, setTopUpWanted] = useState(toppingUp);
  if (toppingUp && !topUpWanted) setTopUpWanted(true);
  const applications = useCall(joining.mine, {}, { enabled: isOwner });
  const end = useCall(closing.state, { of: 'enterprise' }, { enabled: isOwner });
  const tenant = useTenantInfo();
  const rights = useTenantRights();
  const coins = useTenantCoins();
  const ledger = useLedger(enterprise.ledger, [page, (to) => setQuery(to > 1 ? { page: String(to) } : {})]);
  const upload = useAvatarUpload({ category: 'tenant' });
  const [errors, setErrors] = useState<EnterpriseFormProps['errors']>({});
  const { draft, changes, origin, set, discard } = useDraft(
    'info',
    tenant.data ? draftOf(tenant.data) : nothingSaved,
    tenant.data?.updatedAt ?? 0,
  );
  const { save, saving, conflict } = useSaveTenant({ fields: infoFields, of: draftOf, discard });
  return (
    <>
      <EnterpriseInfoView
        tenant={remoteOf(tenant)}
        onRetry={() => void tenant.refetch()}
        form={{
          draft,
          changes,
          errors,
          saving,
          onUpload: upload,
          onChange(change) {
            set(change);
            setErrors({});
          },
          onDiscard() {
            discard();
            setErrors({});
          },
          onSave() {
            const wrong = check(draft);
            setErrors(wrong);
            if (Object.keys(wrong).length > 0 || saving) return;
            save(origin, changes);
          },
        }}
        rights={{ rights: remoteOf(rights), onRetry: () => void rights.refetch() }}
        balance={coins.data?.count}
        ledger={ledger}
        applied={applications.data?.rows.find(({ type }) => type === 'enterprise_coins')?.state}
        buys={onRecharge !== undefined}
        onRecharge={isOwner ? (onRecharge ?? (() => setQuery({ [TOP_UP]: 'yes' }, { replace: true }))) : undefined}
        onHandOver={isOwner ? () => setHanding(true) : undefined}
        closing={isOwner ? end.data : undefined}
        onClose={() => setLeaving(true)}
      />
      <ConflictDialog {...conflict} />
      {topUpWanted ? (
        <Suspense fallback={<GivesUp onGiveUp={() => setQuery({}, { replace: true })} />}>
          <TopUp
            open={toppingUp}
            balance={coins.data?.count}
            name={user.name}
            phoneNumber={user.phoneNumber}
            onClose={() => setQuery({}, { replace: true })}
          />
        </Suspense>
      ) : null}
      {handing === null ? null : (
        <Suspense fallback={<GivesUp onGiveUp={() => setHanding(false)} />}>
          <HandOver
            open={handing}
            name={tenant.data?.name ?? ''}
            me={user.id}
            onClose={() => setHanding(false)}
            onDone={onHandedOver}
          />
        </Suspense>
      )}
      {leaving === null || !end.data ? null : (
        <Suspense fallback={<GivesUp onGiveUp={() => setLeaving(false)} />}>
          <CloseDialog open={leaving} of="enterprise" state={end.data} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
