import {
  ApiError,
  blocks,
  documents,
  errorCodes,
  uploads,
  type BlockConflict,
  type BlockSave,
} from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTouch } from '../../shared/calls/index.ts';
import { say } from '../../shared/say.ts';
import { useApi, useOwner } from '../../shared/session.ts';
import { OwnDocument, type ReadDocument } from '../OwnDocument.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { copy } from './copy.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { isEmpty } from './model/draft.ts';
import { keptDraft } from './model/keptDraft.ts';
import { clashesOf, rebased } from './model/rebase.ts';
import { useDraft } from './model/useDraft.ts';
import { diffOf } from './model/view.ts';
import { useVersionPdf } from './useVersionPdf.ts';

export interface BlockEditorPageProps {
  assistantId: string;
  fileId: string;
  /** The block to begin at. */
  blockId?: string | undefined;
  onBack: () => void;
  /** Goes to what was done to an earlier version and waits for a person. */
  onWaiting: () => void;
  /** Goes to the versions of the document. */
  onVersions: () => void;
}

/** The block editor of one document, with what it needs from the server. */
export function BlockEditorPage({ assistantId, fileId, blockId, ...ways }: BlockEditorPageProps) {
  return (
    <OwnDocument assistantId={assistantId} fileId={fileId} words={copy} onBack={ways.onBack}>
      {(read) => <Loaded key={fileId} {...read} blockId={blockId} {...ways} />}
    </OwnDocument>
  );
}

type LoadedProps = ReadDocument & Omit<BlockEditorPageProps, 'assistantId' | 'fileId'>;

function Loaded({ file, pages, version, versionNumber, blockId, onBack, onWaiting, onVersions }: LoadedProps) {
  const { id, kbBotId, hasOutput } = file;
  const api = useApi();
  const touch = useTouch();
  const owner = useOwner();
  // What the draft was begun from: pages that others have saved since are told, not taken over.
  const [base, setBase] = useState(() => {
    const kept = keptDraft.read(owner, id);
    return kept && kept.version !== version ? kept : { version, versionNumber, pages };
  });
  const history = useDraft({ owner, fileId: id }, base);
  const [saves, setSaves] = useState<readonly BlockSave[]>([]);
  const [later, setLater] = useState<number>();
  const [saving, setSaving] = useState(false);
  const { shown, again } = useVersionPdf(file, versionNumber);
  const clean = isEmpty(history.draft);
  const moved = base.version !== version;
  useEffect(() => {
    if (moved && clean && !saving) setBase({ version, versionNumber, pages });
  }, [moved, clean, saving, version, versionNumber, pages]);
  const clashes = useMemo(
    () => (moved ? clashesOf(base.pages, pages, history.draft) : []),
    [moved, base, pages, history.draft],
  );

  const save = async () => {
    if (moved) return setLater(undefined);
    setSaving(true);
    try {
      const diffs = diffOf(pages, history.draft);
      await api(blocks.save, { kbBotId, kbBotFileId: id, version, pages: diffs });
      history.settle();
      await touch(documents.result, documents.list);
      history.reset();
      toast(copy.saved);
    } catch (error) {
      if (error instanceof ApiError && error.code === errorCodes.conflict && error.current) {
        setSaves((error.current as BlockConflict).saves);
        setLater(undefined);
        await touch(documents.result, documents.get);
      } else if (error instanceof ApiError && error.code === errorCodes.notFound) {
        toast(copy.goneKept, { tone: 'danger' });
      } else say(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <>
      <BlockEditor
        document={file}
        pages={pages}
        history={history}
        blockId={blockId}
        opened={hasOutput ? shown : { kind: 'none' }}
        saving={saving}
        onRetry={again}
        onBack={onBack}
        onWaiting={onWaiting}
        onVersions={onVersions}
        onSave={() => void save()}
        onRebuild={(pageIndex, box) =>
          api(blocks.reconstructTable, { kbBotId, kbBotFileId: id, pageIndex, box }).catch((error: unknown) => {
            say(error);
            return null;
          })
        }
        onUpload={async (picture) => {
          const sent = { kbBotId, category: 'doc' as const, files: picture };
          return (await api(uploads.picture, sent)).rows[0]!.fileUrl;
        }}
      />
      <DraftConflict
        open={moved && !clean && !saving && later !== version}
        another={base.versionNumber !== undefined && base.versionNumber !== versionNumber}
        saves={saves}
        clashes={clashes}
        onLater={() => setLater(version)}
        onKeep={(side) => {
          history.reset(rebased(history.draft, pages, clashes, side));
          setBase({ version, versionNumber, pages });
          setSaves([]);
          toast(copy.conflict.joined);
        }}
      />
    </>
  );
}
