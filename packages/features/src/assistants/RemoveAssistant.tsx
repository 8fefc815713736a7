import { assistantBin, assistants, type AssistantSummary } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { useSession } from '../shared/session.ts';
import { RemoveAssistantDialog } from './RemoveAssistantDialog.tsx';
import { removeCopy } from './removeCopy.ts';

interface RemoveAssistantProps {
  open: boolean;
  assistant: AssistantSummary | undefined;
  onClose: () => void;
}

/** Asks before an assistant moves into the recycle bin, and says for how long it can be taken back. */
export default function RemoveAssistant({ open, assistant, onClose }: RemoveAssistantProps) {
  const { config } = useSession();
  const bin = useCall(assistantBin.page, { page: 1, size: 1 });
  const remove = useChange(assistants.remove, { touches: [assistants.page, assistantBin.page] });
  // While the question closes, its words stay.
  const [asked, setAsked] = useState(assistant);
  if (assistant && assistant !== asked) setAsked(assistant);
  if (!asked) return null;
  const { id, name, permission, publicId } = asked;
  return (
    <RemoveAssistantDialog
      open={open}
      name={name}
      link={permission === 'private' ? undefined : `${config.publicOrigin || location.origin}/b/${publicId}`}
      days={bin.data?.days}
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate({ id }, { onSuccess: () => toast(removeCopy.removed), onError: say, onSettled: onClose })
      }
    />
  );
}
