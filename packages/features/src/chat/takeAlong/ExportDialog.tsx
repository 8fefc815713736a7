import { Dialog, Icon, InlineMessage, Spinner, Stack, type Glyph } from '@tinystar/ui';
import { File, FileImage, FileText, Printer } from '@tinystar/ui/icons';
import { useState } from 'react';
import type { ExportKind } from './exportAs.tsx';
import { exportCopy } from './exportCopy.ts';
import * as css from './ExportDialog.css.ts';

export interface ExportDialogProps {
  /** Reads the conversation and saves or prints it; rejects when that fails. */
  onExport: (kind: ExportKind) => Promise<void>;
  onClose: () => void;
}

const ways: readonly { kind: ExportKind; icon: Glyph }[] = [
  { kind: 'word', icon: FileText },
  { kind: 'picture', icon: FileImage },
  { kind: 'markdown', icon: File },
  { kind: 'print', icon: Printer },
];

/** As what a conversation is taken along. */
export default function ExportDialog({ onExport, onClose }: ExportDialogProps) {
  const [pending, setPending] = useState<ExportKind>();
  const [failed, setFailed] = useState(false);
  const take = async (kind: ExportKind) => {
    setPending(kind);
    setFailed(false);
    try {
      await onExport(kind);
      onClose();
    } catch {
      setFailed(true);
      setPending(undefined);
    }
  };
  return (
    <Dialog open size="sm" title={exportCopy.dialog} description={exportCopy.dialogHint} onClose={onClose}>
      <Stack gap={12}>
        <div className={css.ways}>
          {ways.map(({ kind, icon }) => {
            const [name, hint] = exportCopy.ways[kind];
            return (
              <button
                key={kind}
                type="button"
                className={css.way}
                aria-disabled={pending !== undefined}
                aria-busy={pending === kind}
                onClick={() => (pending ? undefined : void take(kind))}
              >
                {pending === kind ? <Spinner /> : <Icon of={icon} size="lg" />}
                <span className={css.words}>
                  <span className={css.name}>{name}</span>
                  <span className={css.hint}>{hint}</span>
                </span>
              </button>
            );
          })}
        </div>
        {failed ? <InlineMessage tone="danger">{exportCopy.failed}</InlineMessage> : null}
      </Stack>
    </Dialog>
  );
}
