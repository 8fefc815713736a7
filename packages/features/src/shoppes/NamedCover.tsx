import { assistants, messages } from '@tinystar/contract';
import { Button, Dialog, InlineMessage } from '@tinystar/ui';
import { useCall } from '../shared/calls/index.ts';
import { sharedCopy } from '../shared/copy.ts';
import { GivesUp } from '../shared/GivesUp.tsx';
import { remoteOf } from '../shared/remote.ts';
import { copy } from './copy.ts';
import type { CoverTab } from './CoverDialog.tsx';
import { BotCoverEditor } from './CoverEditor.tsx';

export interface NamedCoverProps {
  kbBotId: string;
  tab: CoverTab;
  onClose: () => void;
}

/** The cover's dialog for the assistant that an address names, on whatever page of the list it stands. */
export function NamedCover({ kbBotId, tab, onClose }: NamedCoverProps) {
  const asked = useCall(assistants.get, { id: kbBotId });
  const bot = remoteOf(asked);
  if (bot.kind === 'loading') return <GivesUp onGiveUp={onClose} />;
  if (bot.kind === 'ready') {
    const { id, name, shoppeVideo } = bot.data;
    return <BotCoverEditor bot={{ id, name, cover: shoppeVideo ?? null }} tab={tab} onClose={onClose} />;
  }
  const again = bot.kind === 'failed' && !bot.denied;
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.cover.title}
      footer={
        <>
          <Button onPress={onClose}>{copy.cover.close}</Button>
          {again ? (
            <Button tone="accent" emphasis="solid" pending={asked.isFetching} onPress={() => void asked.refetch()}>
              {sharedCopy.retry}
            </Button>
          ) : null}
        </>
      }
    >
      <InlineMessage tone="danger">{bot.kind === 'failed' ? bot.message : messages.assistantMissing}</InlineMessage>
    </Dialog>
  );
}
