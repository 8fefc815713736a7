import type { Avatar as AvatarValue, TenantInfo } from '@tinystar/contract';
import {
  AvatarPicker,
  Card,
  Field,
  Inline,
  PageHeader,
  Skeleton,
  SkeletonRegion,
  Stack,
  Switch,
  TextInput,
  type AvatarUpload,
} from '@tinystar/ui';
import type { ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { PlanGateView, UpgradeButton } from '../shared/PlanGate.tsx';
import type { Remote } from '../shared/remote.ts';
import { BrandPreview } from './BrandPreview.tsx';
import * as css from './BrandView.css.ts';
import { copy } from './copy.ts';
import { SaveForm, type SaveFormProps } from './SaveForm.tsx';

/** The brand as it is stored; a null avatar is the enterprise's. */
export type BrandDraft = Pick<TenantInfo, 'brandAvatar' | 'brandDisplayName' | 'brandStatus'>;

export interface BrandViewProps extends Omit<SaveFormProps, 'children' | 'dirty'> {
  tenant: Remote<TenantInfo>;
  draft: BrandDraft;
  changes: Partial<BrandDraft>;
  error?: string | undefined;
  onChange: (change: Partial<BrandDraft>) => void;
  onUpload: (picture: Blob) => Promise<AvatarUpload>;
  onRetry: () => void;
}

export const BRAND_NAME_MAX = 20;
const words = copy.brand;

/** The brand on the public chat, with the chat's header as it will look; a stopped enterprise sees it and renews first. */
export function BrandView({ tenant, draft, changes, error, onChange, onUpload, onRetry, ...save }: BrandViewProps) {
  if (tenant.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Stack gap={24}>
          <Skeleton width={8} height={2} shape="block" />
          <Skeleton height={18} shape="block" />
        </Stack>
      </SkeletonRegion>
    );
  }
  if (tenant.kind !== 'ready') {
    return <FailedResult title={words.failed} of={tenant} onRetry={onRetry} />;
  }
  const { name: enterprise, displayName, avatar: picture, status, isCreator } = tenant.data;
  const fallback = displayName || enterprise;
  const name = draft.brandDisplayName.trim() || fallback;
  const avatar: AvatarValue = draft.brandAvatar ?? picture;
  return (
    <Stack gap={24}>
      <PageHeader title={words.title} description={words.text} />
      <Gate closed={status === 'stopped'} isCreator={isCreator}>
        <div className={css.columns}>
          <Card as="section" padding="lg">
            <SaveForm {...save} dirty={Object.keys(changes).length > 0}>
              <Field layout="beside" label={words.status} changed={'brandStatus' in changes}>
                <Switch
                  checked={draft.brandStatus === 'enabled'}
                  onChange={(on) => onChange({ brandStatus: on ? 'enabled' : 'disabled' })}
                >
                  {words.statusText}
                </Switch>
              </Field>
              <Field
                layout="beside"
                label={words.avatar}
                hint={words.avatarHint}
                group
                changed={'brandAvatar' in changes}
              >
                <Inline>
                  <AvatarPicker
                    name={name}
                    value={avatar}
                    onChange={(brandAvatar) => onChange({ brandAvatar })}
                    onUpload={onUpload}
                    words={copy.avatar}
                  />
                </Inline>
              </Field>
              <Field
                layout="beside"
                label={words.name}
                hint={words.nameHint}
                error={error}
                changed={'brandDisplayName' in changes}
              >
                <TextInput
                  name="brandDisplayName"
                  value={draft.brandDisplayName}
                  placeholder={fallback}
                  limit={BRAND_NAME_MAX}
                  onChange={(brandDisplayName) => onChange({ brandDisplayName })}
                />
              </Field>
            </SaveForm>
          </Card>
          <BrandPreview brand={draft.brandStatus === 'enabled' ? { name, avatar } : null} />
        </div>
      </Gate>
    </Stack>
  );
}

function Gate({ closed, isCreator, children }: { closed: boolean; isCreator: boolean; children: ReactNode }) {
  if (!closed) return children;
  return (
    <PlanGateView isCreator={isCreator} text={words.gated} action={<UpgradeButton text={words.gated} />}>
      {children}
    </PlanGateView>
  );
}
