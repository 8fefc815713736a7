import type { Document, Page, WaitingEdit } from '@tinystar/contract';
import { Button, Empty, Inline, Text } from '@tinystar/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { DocumentBar } from '../DocumentBar.tsx';
import * as frame from '../editor/BlockEditor.css.ts';
import { NoCanvas } from '../editor/NoCanvas.tsx';
import { placeView } from '../model/placeView.ts';
import type { Opened } from '../pdf.ts';
import { PdfViewer } from '../PdfViewer.tsx';
import { PlaceSteps } from '../PlaceSteps.tsx';
import { copy } from './copy.ts';
import type { Rewritten } from './model/rewritten.ts';
import { chosenOf, targetsFor } from './model/targets.ts';
import { WaitingEditDetail } from './WaitingEditDetail.tsx';
import * as css from './WaitingEditsView.css.ts';
import { WaitingPages } from './WaitingPages.tsx';

export interface WaitingEditsViewProps {
  document: Pick<Document, 'id' | 'name'>;
  /** Today's version. */
  pages: readonly Page[];
  edits: readonly WaitingEdit[];
  opened: Opened | { kind: 'loading' } | { kind: 'none' };
  /** The pages that an edit was made on. */
  originOf: (edit: WaitingEdit) => ReactNode;
  /** What was decided lately. */
  history: ReactNode;
  pending: boolean;
  onTake: (edit: WaitingEdit, onto: readonly string[], rewritten?: Rewritten) => void;
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
  const { document, pages, edits, opened, originOf, history, pending } = props;
  const { onTake, onDiscard, onRetry, onVersions, onBack } = props;
  const [wanted, setWanted] = useState(0);
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [rewritten, setRewritten] = useState<Readonly<Record<string, Rewritten | undefined>>>({});
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
      <div className={css.none}>
        <Empty kind="first" title={copy.none.title} action={<Button onPress={onBack}>{copy.back}</Button>}>
          {copy.none.text}
        </Empty>
        {history}
      </div>
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
            rewritten={rewritten[edit.id]}
            onRewrite={(next) => setRewritten({ ...rewritten, [edit.id]: next })}
            onTake={() => onTake(edit, onto, rewritten[edit.id])}
            onDiscard={() => onDiscard(edit)}
          />
          {history}
        </aside>
        <WaitingPages
          madeOn={edit.madeOn}
          old={originOf(edit)}
          now={
            opened.kind === 'ready' ? (
              <PdfViewer key={edit.id} pdf={opened.pdf} view={view} index={0} onIndex={noStep} name={copy.pages.now} />
            ) : (
              <NoCanvas opened={opened} onRetry={onRetry} />
            )
          }
        />
      </div>
    </div>
  );
}
