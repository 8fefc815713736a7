import type { Document, Page, WaitingEdit } from '@tinystar/contract';
import { Button, ConfirmDialog, Empty, Inline, Text } from '@tinystar/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DocumentBar } from '../DocumentBar.tsx';
import * as frame from '../editor/BlockEditor.css.ts';
import { NoCanvas } from '../editor/NoCanvas.tsx';
import { placeView } from '../model/placeView.ts';
import type { Opened } from '../pdf.ts';
import { PdfViewer } from '../PdfViewer.tsx';
import { PlaceSteps } from '../PlaceSteps.tsx';
import { copy } from './copy.ts';
import { chosenOf, targetsFor } from './model/targets.ts';
import { WaitingEditDetail } from './WaitingEditDetail.tsx';
import * as css from './WaitingEditsView.css.ts';

export interface WaitingEditsViewProps {
  document: Pick<Document, 'id' | 'name'>;
  /** Today's version. */
  pages: readonly Page[];
  edits: readonly WaitingEdit[];
  opened: Opened | { kind: 'loading' } | { kind: 'none' };
  pending: boolean;
  onTake: (edit: WaitingEdit, onto: readonly string[], text?: string) => void;
  onDiscard: (edit: WaitingEdit) => void;
  onRetry: () => void;
  /** Shows the versions side by side. */
  onVersions: () => void;
  onBack: () => void;
}

// One place is shown at a time.
const noStep = () => undefined;

/** Edits of an earlier version that have no certain place, one by one beside the pages of today's. */
export function WaitingEditsView(props: WaitingEditsViewProps) {
  const { document, pages, edits, opened, pending, onTake, onDiscard, onRetry, onVersions, onBack } = props;
  const [wanted, setWanted] = useState(0);
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [texts, setTexts] = useState<Readonly<Record<string, string | undefined>>>({});
  const [leaving, setLeaving] = useState<WaitingEdit>();
  // The decided one goes out of the list, and the one behind it stands in its place.
  const at = Math.min(wanted, edits.length - 1);
  const edit = edits[at];
  const onto = useMemo(() => (edit ? (chosen[edit.id] ?? edit.onto) : []), [edit, chosen]);
  // The next one is read before anything is pressed on it: the focus goes to its number.
  const place = useRef<HTMLSpanElement>(null);
  const decided = useRef(edits.length);
  useEffect(() => {
    if (edits.length < decided.current) place.current?.focus();
    decided.current = edits.length;
  }, [edits.length]);
  // Today's pages, with the chosen blocks marked; where none is chosen, the one that stands where the edit stood.
  const view = useMemo(() => {
    const shown = onto.length === 0 && edit?.near ? [edit.near] : onto;
    return placeView(document, chosenOf(targetsFor({ kind: 'changed' }, pages), shown));
  }, [document, pages, edit, onto]);
  if (!edit)
    return (
      <Empty kind="first" title={copy.none.title} action={<Button onPress={onBack}>{copy.back}</Button>}>
        {copy.none.text}
      </Empty>
    );
  return (
    <div className={frame.editor}>
      <DocumentBar name={document.name} onBack={onBack} />
      <div className={css.body}>
        <aside className={css.side} aria-label={copy.title}>
          <Text as="p" tone="secondary">
            {copy.intro}
          </Text>
          <Inline>
            <Button size="sm" emphasis="quiet" onPress={onVersions}>
              {copy.versions}
            </Button>
          </Inline>
          <Inline justify="between">
            <span ref={place} role="status" tabIndex={-1}>
              <Text weight="strong" numeric>
                {copy.at(at + 1, edits.length)}
              </Text>
            </span>
            <PlaceSteps at={at} count={edits.length} onAt={setWanted} />
          </Inline>
          <WaitingEditDetail
            edit={edit}
            pages={pages}
            onto={onto}
            pending={pending}
            onOnto={(ids) => setChosen({ ...chosen, [edit.id]: ids })}
            text={texts[edit.id]}
            onText={(text) => setTexts({ ...texts, [edit.id]: text })}
            onTake={() => onTake(edit, onto, texts[edit.id])}
            onDiscard={() => setLeaving(edit)}
          />
        </aside>
        <div className={frame.canvas}>
          {opened.kind === 'ready' ? (
            <PdfViewer key={edit.id} pdf={opened.pdf} view={view} index={0} onIndex={noStep} />
          ) : (
            <NoCanvas opened={opened} onRetry={onRetry} />
          )}
        </div>
      </div>
      <ConfirmDialog
        open={leaving !== undefined}
        tone="danger"
        title={copy.discardTitle}
        confirmLabel={copy.discard}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) onDiscard(leaving);
          setLeaving(undefined);
        }}
      >
        {copy.discardText}
      </ConfirmDialog>
    </div>
  );
}
