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

export interface DouyinDialogProps {
  /** The authorised account; null before it is. */
  openId: Remote<string | null>;
  /** Whether the page of Douyin is being asked for. */
  leaving: boolean;
  /** What the platform still takes, once it is authorised. */
  quota?: ReactNode;
  onAuthorise: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The authorisation of an account of Douyin for its private messages and comments (D-44, PUB-23). */
export function DouyinDialog({ openId, leaving, quota, onAuthorise, onRetry, onClose }: DouyinDialogProps) {
  return (
    <Dialog open title={copy.title} description={copy.text} onClose={onClose}>
      {openId.kind === 'loading' ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={12} />
        </SkeletonRegion>
      ) : openId.kind !== 'ready' ? (
        <FailedResult title={copy.failed} of={openId} onRetry={onRetry} />
      ) : (
        <Stack gap={20}>
          {openId.data === null ? (
            <>
              <Status tone="waiting">{copy.none}</Status>
              <Inline>
                <Button tone="accent" emphasis="solid" pending={leaving} onPress={onAuthorise}>
                  {copy.authorise}
                </Button>
              </Inline>
            </>
          ) : (
            <>
              <InlineMessage tone="success">{copy.done}</InlineMessage>
              <Field label={copy.account}>
                <CopyField value={openId.data} />
              </Field>
              <Inline>
                <Button pending={leaving} onPress={onAuthorise}>
                  {copy.again}
                </Button>
              </Inline>
              {quota}
            </>
          )}
          <Banner tone="info" title={copy.needs}>
            {copy.one}
          </Banner>
        </Stack>
      )}
    </Dialog>
  );
}
