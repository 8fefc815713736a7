import { Dialog, CopyField, Field, Inline, QrCode, Stack, Switch, Text } from '@tinystar/ui';
import { useState } from 'react';
import { releaseCopy } from './releaseCopy.ts';

export interface CopyLinkDialogProps {
  open: boolean;
  /** Names the file of the code. */
  name: string;
  /** Address of the public page. */
  link: string;
  /** Address that asks for the enterprise's single sign-on first; left out where the deployment has none. */
  ssoLink?: string | undefined;
  onClose: () => void;
}

const words = releaseCopy.share;

/** The link of a published assistant, with its code and the choice of single sign-on (D-31, SSO-05). */
export function CopyLinkDialog({ open, name, link, ssoLink, onClose }: CopyLinkDialogProps) {
  const [sso, setSso] = useState(false);
  const shown = sso && ssoLink ? ssoLink : link;
  return (
    <Dialog open={open} size="sm" onClose={onClose} title={words.title} description={words.text}>
      <Stack gap={24}>
        <Inline justify="center">
          <QrCode value={shown} label={words.scan} fileName={name} />
        </Inline>
        <Field label={words.link}>
          <CopyField
            value={shown}
            action={releaseCopy.copyLink}
            success={words.copied}
            failure={words.copyFailed}
            look="words"
          />
        </Field>
        {ssoLink ? (
          <Stack gap={4}>
            <Switch checked={sso} onChange={setSso}>
              {words.sso}
            </Switch>
            <Text size="caption" tone="secondary">
              {words.ssoHint}
            </Text>
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}
