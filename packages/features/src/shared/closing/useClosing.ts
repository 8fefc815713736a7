import { closing, type Closable } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useChange } from '../calls/index.ts';
import { fullDay } from '../moment.ts';
import { useOwnCode } from '../ownCode/index.ts';
import { saveFile } from '../saveFile.ts';
import { say } from '../say.ts';
import { closingCopy } from './copy.ts';

/** State and calls of the dialog; lives as long as it is open. */
export const useClosing = (of: Closable, onClose: () => void) => {
  const code = useOwnCode('close');
  const begin = useChange(closing.begin, {
    touches: [closing.state],
    onSuccess: ({ closesAt }) => {
      toast(closingCopy.begun(fullDay(closesAt)));
      onClose();
    },
    onError: code.refused,
  });
  const keep = useChange(closing.keep, {
    touches: [closing.state],
    onSuccess: () => {
      toast(closingCopy.kept);
      onClose();
    },
    onError: say,
  });
  const exported = useChange(closing.exported, {
    touches: [],
    onSuccess: (file) => saveFile(file, closingCopy.fileName[of]),
    onError: say,
  });

  return {
    code,
    submitting: begin.isPending,
    keeping: keep.isPending,
    exporting: exported.isPending,
    submit() {
      if (code.check()) begin.mutate({ of, smsCode: code.fields.code });
    },
    keep: () => keep.mutate({ of }),
    exportAll: () => exported.mutate({ of }),
  };
};
