import type { Document, DocumentVersion } from '@tinystar/contract';
import { ConfirmDialog, Empty, Heading, InlineMessage, Text, oneTabStop } from '@tinystar/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { sizeText } from '../../shared/sizeText.ts';
import { DocumentBar } from '../DocumentBar.tsx';
import * as frame from '../editor/BlockEditor.css.ts';
import { copy } from './copy.ts';
import { VersionItem } from './VersionItem.tsx';
import * as css from './VersionsView.css.ts';

export interface VersionsViewProps {
  document: Pick<Document, 'name' | 'newVersionAt'>;
  versions: readonly DocumentVersion[];
  /** How many versions before the current one are kept. */
  keeps: number;
  now: number;
  /** The number of the version that is compared with the current one. */
  chosen: number | undefined;
  pending: boolean;
  onCompare: (number: number) => void;
  onRestore: (number: number) => void;
  onRemove: (number: number) => void;
  onBack: () => void;
  /** How the chosen one differs from the current one. */
  children: ReactNode;
}

/** The versions of a document, and beside them what differs between one of them and the current one. */
export function VersionsView(props: VersionsViewProps) {
  const { document, versions, keeps, now, chosen, pending, onCompare, onRestore, onRemove, onBack, children } = props;
  const [leaving, setLeaving] = useState<number>();
  const heading = useRef<HTMLDivElement>(null);
  const taken = versions.reduce((sum, { stored = 0 }) => sum + stored, 0);
  // What was pressed is gone with its version, or with what could be done to it: the list is where one goes on.
  const listed = versions.map(({ number, current }) => `${number}${current ? ' current' : ''}`).join();
  const shown = useRef(listed);
  useEffect(() => {
    if (listed !== shown.current) heading.current?.focus();
    shown.current = listed;
  }, [listed]);
  return (
    <div className={css.screen}>
      <div className={frame.editor}>
        <DocumentBar name={document.name} onBack={onBack} />
        <div className={css.body}>
          <aside className={css.list} aria-label={copy.title}>
            <div ref={heading} tabIndex={-1}>
              <Heading level={2} size="label">
                {copy.title}
              </Heading>
              <Text as="p" size="caption" tone="secondary">
                {copy.keeps(keeps)}
                {taken > 0 ? `。${copy.takes(sizeText(taken))}` : null}
              </Text>
            </div>
            {document.newVersionAt === undefined ? null : <InlineMessage>{copy.reading}</InlineMessage>}
            <ul ref={oneTabStop} className={css.versions}>
              {versions.map((version) => (
                <VersionItem
                  key={version.number}
                  version={version}
                  now={now}
                  chosen={version.number === chosen}
                  pending={pending}
                  onCompare={() => onCompare(version.number)}
                  onRestore={() => onRestore(version.number)}
                  onRemove={() => setLeaving(version.number)}
                />
              ))}
            </ul>
          </aside>
          <div className={css.comparison}>
            {chosen === undefined ? (
              <Empty kind="first" title={copy.only.title}>
                {copy.only.text}
              </Empty>
            ) : (
              children
            )}
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={leaving !== undefined}
        tone="danger"
        title={copy.removeTitle(leaving ?? 0)}
        confirmLabel={copy.remove}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving !== undefined) onRemove(leaving);
          setLeaving(undefined);
        }}
      >
        {copy.removeText}
      </ConfirmDialog>
    </div>
  );
}
