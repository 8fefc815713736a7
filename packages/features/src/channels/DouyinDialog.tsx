import {
  Banner,
  Button,
  CopyField,
  Dialog,
  Field,
  Inline,
  InlineMessage,
  Skeleton,
  SkeletonRegion,
  Stack,
  Status,
} from '@tinystar/ui';
import type { ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { douyinCopy as copy } from './douyinCopy.ts';

/** The authorised account, null before it is, and whether the platform has an application to authorise with. */
export interface DouyinSetting {
  configured: boolean;
  openId: string | null;
}

export interface DouyinDialogProps {
  setting: Remote<DouyinSetting>;
  /** Whether the page of Douyin is being asked for. */
  leaving: boolean;
  /** What the platform still takes, once it is authorised. */
  quota?: ReactNode;
  onAuthorise: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The authorisation of an account of Douyin for its private messages and comments (D-44, PUB-23). */
export function DouyinDialog(props: DouyinDialogProps) {
  const { setting, onRetry, onClose } = props;
  const unset = setting.kind === 'ready' && !setting.data.configured && setting.data.openId === null;
  return (
    <Dialog open title={copy.title} {...(!unset && { description: copy.text })} onClose={onClose}>
      {setting.kind === 'loading' ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={12} />
        </SkeletonRegion>
      ) : setting.kind !== 'ready' ? (
        <FailedResult title={copy.failed} of={setting} onRetry={onRetry} />
      ) : (
        <Stack gap={20}>
          <Account {...props} setting={setting.data} />
          <Banner tone="info" title={copy.needs}>
            {copy.one}
          </Banner>
        </Stack>
      )}
    </Dialog>
  );
}

/** What of the account can be done here: authorise one, or another; nothing where the platform has no application. */
function Account({
  setting: { configured, openId },
  leaving,
  quota,
  onAuthorise,
}: Omit<DouyinDialogProps, 'setting'> & { setting: DouyinSetting }) {
  const missing = (
    <Banner tone="warning" title={copy.missing.title}>
      {copy.missing.text}
    </Banner>
  );
  if (openId === null && !configured) return missing;
  if (openId === null)
    return (
      <>
        <Status tone="waiting">{copy.none}</Status>
        <Inline>
          <Button tone="accent" emphasis="solid" pending={leaving} onPress={onAuthorise}>
            {copy.authorise}
          </Button>
        </Inline>
      </>
    );
  return (
    <>
      {configured ? <InlineMessage tone="success">{copy.done}</InlineMessage> : missing}
      <Field label={copy.account}>
        <CopyField value={openId} />
      </Field>
      {configured ? (
        <Inline>
          <Button pending={leaving} onPress={onAuthorise}>
            {copy.again}
          </Button>
        </Inline>
      ) : null}
      {quota}
    </>
  );
}
