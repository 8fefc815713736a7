import { assistants, meta, type Assistant, type SettingChange } from '@tinystar/contract';
import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { lateCopy } from './lateCopy.ts';
import { SettingHistoryView } from './SettingHistoryView.tsx';
import { settingLabels } from './settingText.ts';

const words = lateCopy.history;

/** The history of one assistant's settings. */
export function SettingHistoryPage({ assistant }: { assistant: Assistant }) {
  const [page, setPage] = useState(1);
  const list = useCall(assistants.changes, { kbBotId: assistant.id, page });
  const tones = useCall(meta.replyOptions, { type: 'tone' });
  /** Kept while the question leaves, so that its words stay. */
  const [restoring, setRestoring] = useState<{ open: boolean; change: SettingChange }>();
  const close = () => setRestoring((before) => before && { ...before, open: false });
  const restore = useChange(assistants.restoreChange, {
    touches: [assistants.get, assistants.page, assistants.changes],
    onSuccess: () => {
      toast(words.restored);
      close();
    },
    onError: (error) => {
      say(error);
      close();
    },
  });
  return (
    <>
      <SettingHistoryView
        changes={remoteOf(list)}
        tones={tones.data?.rows ?? []}
        now={list.dataUpdatedAt}
        page={page}
        onPage={setPage}
        onRetry={() => void list.refetch()}
        onRestore={(change) => setRestoring({ open: true, change })}
      />
      <ConfirmDialog
        open={restoring?.open ?? false}
        title={words.restoreTitle}
        confirmLabel={words.restore}
        pending={restore.isPending}
        onCancel={close}
        onConfirm={() =>
          restoring &&
          restore.mutate({ kbBotId: assistant.id, changeId: restoring.change.id, version: assistant.updatedAt })
        }
      >
        {words.restoreText(restoring?.change.fields.map(({ field }) => settingLabels[field]).join('、') ?? '')}
      </ConfirmDialog>
    </>
  );
}
