import { assistants, CoverConflict, shoppes, type Cover, type ShoppeBot } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { lazy, Suspense, useState } from 'react';
import { useTouch } from '../shared/calls/index.ts';
import { standingOf } from '../shared/conflict/standingOf.ts';
import { noticeOf } from '../shared/errors.ts';
import { GivesUp } from '../shared/GivesUp.tsx';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';
import type { CoverDialogProps, CoverTab } from './CoverDialog.tsx';

// Crop, frames and drawings load with the first use.
const CoverDialog = lazy(async () => ({ default: (await import('./CoverDialog.tsx')).CoverDialog }));

/** The words of a refusal, to be shown in the dialog. */
const said = (error: unknown): never => {
  throw new Error(noticeOf(error)?.text ?? copy.cover.failed, { cause: error });
};

/** The dialog with its upload; it closes when the picture is kept. */
export function CoverEditor({ onSave, onClose, ...rest }: Omit<CoverDialogProps, 'onUpload'>) {
  const api = useApi();
  return (
    <Suspense fallback={<GivesUp onGiveUp={onClose} />}>
      <CoverDialog
        {...rest}
        onUpload={async (picture) => {
          const files = new File([picture], 'cover.jpg', { type: picture.type });
          const { rows } = await api(shoppes.upload, { files }).catch(said);
          const [stored] = rows;
          if (!stored) throw new Error(copy.cover.failed);
          return stored.fileUrl;
        }}
        onSave={async (cover) => {
          await onSave(cover);
          onClose();
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}

export interface BotCoverEditorProps {
  bot: Pick<ShoppeBot, 'id' | 'name' | 'cover'>;
  tab?: CoverTab;
  onClose: () => void;
}

/** The same for an assistant, whose cover is kept at once. */
export function BotCoverEditor({ bot, onClose, ...rest }: BotCoverEditorProps) {
  const api = useApi();
  const touch = useTouch();
  const [was, setWas] = useState(bot.cover);
  const save = async (cover: Cover | null) => {
    await api(shoppes.setCover, { kbBotId: bot.id, cover, was }).catch((error: unknown) => {
      const now = standingOf(error, CoverConflict);
      if (!now) return said(error);
      setWas(now.cover);
      void touch(shoppes.bots, shoppes.choices, assistants.get);
      throw new Error(now.cover ? copy.cover.taken : copy.cover.takenAway, { cause: error });
    });
    await touch(shoppes.bots, shoppes.choices, assistants.get);
    toast(cover ? copy.cover.saved : copy.cover.removed);
  };
  return <CoverEditor {...rest} name={bot.name} removable={bot.cover !== null} onSave={save} onClose={onClose} />;
}
