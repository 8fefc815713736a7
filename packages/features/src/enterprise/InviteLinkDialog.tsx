import { Button, CopyField, Dialog, Inline, Skeleton, SkeletonRegion, Stack, Text, ConfirmDialog } from '@tinystar/ui';
import { RotateCw } from '@tinystar/ui/icons';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import { useState } from 'react';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { minuteText } from '../shared/days.ts';

export interface InviteLinkDialogProps {
  /** `href` is the whole address of the invitation. */
  link: Remote<{ href: string; expiresAt: number }>;
  renewing: boolean;
  onClose: () => void;
  onRetry: () => void;
  /** Makes a new link; resolves when it is there or was refused. */
  onRenew: () => Promise<void>;
}

const words = copy.inviteLink;

/** The live invite link of the enterprise: copy it, or put a new one in its place (D-09). */
export function InviteLinkDialog({ link, renewing, onClose, onRetry, onRenew }: InviteLinkDialogProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Dialog open size="sm" onClose={onClose} title={words.title} description={words.text}>
      {link.kind === 'loading' ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={2.25} />
        </SkeletonRegion>
      ) : link.kind === 'ready' ? (
        <Stack gap={12}>
          <CopyField
            value={link.data.href}
            label={words.label}
            action={words.copy}
            success={words.copied}
            failure={words.copyFailed}
            look="words"
          />
          <Inline justify="between" wrap>
            <Text size="caption" tone="secondary">
              {words.expires(minuteText(link.data.expiresAt))}
            </Text>
            <Button emphasis="quiet" size="sm" icon={RotateCw} onPress={() => setAsking(true)}>
              {words.renew}
            </Button>
          </Inline>
        </Stack>
      ) : (
        <FailedMessage of={link} otherwise={words.failed} onRetry={onRetry} />
      )}
      <ConfirmDialog
        open={asking}
        title={words.renewTitle}
        confirmLabel={words.renew}
        pending={renewing}
        onCancel={() => setAsking(false)}
        onConfirm={() => void onRenew().then(() => setAsking(false))}
      >
        {words.renewText}
      </ConfirmDialog>
    </Dialog>
  );
}
