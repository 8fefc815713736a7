import { qaPairs } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { copy } from './copy.ts';
import { CorrectionDialog, type Correction } from './CorrectionDialog.tsx';

export interface CorrectionPageProps {
  assistantId: string;
  initial: Correction;
  onClose: () => void;
}

/** The dialog that puts an answer of an assistant right, joined to the Q&A library. */
export default function CorrectionPage({ assistantId, initial, onClose }: CorrectionPageProps) {
  const create = useChange(qaPairs.create, {
    touches: [],
    onSuccess: () => {
      toast(copy.correction.saved);
      onClose();
    },
  });
  return (
    <CorrectionDialog
      initial={initial}
      pending={create.isPending}
      error={create.error ? noticeOf(create.error)?.text : undefined}
      onClose={onClose}
      onSave={(correction) => create.mutate({ kbBotId: assistantId, ...correction })}
    />
  );
}
