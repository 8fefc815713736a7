import type { FilePass } from '@tinystar/contract';
import { PdfNotice } from '@tinystar/ui';
import { useMemo, useState } from 'react';
import { say } from '../shared/say.ts';
import type { SourceDrawerProps } from '../shared/sourceDrawer.ts';
import { BoundPictures } from './BoundPictures.tsx';
import { sourcesCopy } from './copy.ts';
import { EditNote } from './EditNote.tsx';
import { attachmentAddress, fileAddress } from './fileAddress.ts';
import { viewSource, type SourceView } from './model/places.ts';
import { PassageView } from './PassageView.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import { SourceFrame } from './SourceFrame.tsx';
import { SourceNote } from './SourceNote.tsx';
import { usePdf } from './usePdf.ts';

/** The cited source in a drawer: its PDF at the cited block, or the cited words when there are no pages. */
export function SourceDrawer(props: SourceDrawerProps) {
  const { citations, open, renewPass, placeHref, of = 'answer', over = false, onClose } = props;
  const view = useMemo(() => viewSource(citations, open, of), [citations, open, of]);
  if (!view) return null;
  const { version } = view;
  const deleted = version?.state === 'deleted';
  const [block] = citations.find(({ number }) => number === open.number)?.references[open.reference]?.locations ?? [];
  if ((of === 'document' || view.places.length > 0) && view.pass && !view.gone && !deleted)
    return (
      <FileSource
        key={`${view.docId} ${version?.number}`}
        view={view}
        pass={view.pass}
        renewPass={renewPass}
        link={block && view.type === 'doc' ? placeHref?.(view.docId, block.blockId) : undefined}
        over={over}
        onClose={onClose}
      />
    );
  return (
    <SourceFrame
      name={view.name}
      kind={view.gone || deleted ? 'gone' : 'words'}
      over={over}
      origin={view.origin}
      onClose={onClose}
    >
      <PassageView
        view={view}
        note={
          view.gone ? sourcesCopy.gone : deleted ? sourcesCopy.version.deleted(version.number) : sourcesCopy.noPages[of]
        }
      />
      {view.gone ? null : <VersionNote view={view} />}
      {view.gone ? null : <WaitingNote view={view} />}
      {view.edits.slice(0, 1).map((edit) => (
        <EditNote key={edit.text} edit={edit} shows={false} />
      ))}
      <UnprovenNote view={view} />
    </SourceFrame>
  );
}

/**
 * The check of the written answer, for who reads it: what it cites this source for and the source does not say. A page
 * still shows what was there before it was corrected.
 */
const UnprovenNote = ({ view: { unproven, edits } }: { view: SourceView }) =>
  unproven.length > 0 ? (
    <SourceNote
      text={sourcesCopy.unproven(
        unproven,
        edits.some(({ later }) => !later),
      )}
    />
  ) : null;

/** That the document says something else today, maybe, than the version that is shown. */
const VersionNote = ({ view: { version } }: { view: Pick<SourceView, 'version'> }) =>
  version?.state === 'earlier' ? <SourceNote text={sourcesCopy.version.earlier(version.number, version.now)} /> : null;

/** That a maker has changed these words before, and has to say whether that still holds. */
const WaitingNote = ({ view: { waits } }: { view: SourceView }) =>
  waits ? <SourceNote text={sourcesCopy.waits} /> : null;

/** The conversation says which version answered when it was read; the pages that open say which one answers now. */
const versionToday = ({ version }: SourceView, now: number | undefined): SourceView['version'] => {
  if (!version || version.state === 'deleted' || now === undefined) return version;
  const { number } = version;
  return now === number ? { state: 'current', number } : { state: 'earlier', number, now };
};

interface FileSourceProps extends Pick<SourceDrawerProps, 'renewPass' | 'onClose'> {
  view: SourceView;
  pass: FilePass;
  /** Where others find the same place. */
  link: string | undefined;
  over: boolean;
}

function FileSource({ view, pass, renewPass, link, over, onClose }: FileSourceProps) {
  const [attempt, setAttempt] = useState(0);
  const [regions, setRegions] = useState(false);
  const [at, setAt] = useState({ number: view.number, index: 0 });
  const index = at.number === view.number ? at.index : 0;
  // One address for as long as the document is looked at: another number of it may come with another pass.
  const [address] = useState(() =>
    view.type === 'attachment'
      ? attachmentAddress(view.docId, pass, renewPass)
      : fileAddress(view.docId, pass, (id, type) => renewPass(id, type, view.version?.number)),
  );
  const opened = usePdf(address, attempt);
  const version = versionToday(view, opened.kind === 'ready' ? opened.currentVersion : undefined);
  const place = opened.kind === 'ready' ? view.places[index] : undefined;
  const ways =
    opened.kind === 'gone'
      ? {}
      : {
          onDownload: () => void address.open('source', '_self').catch(say),
          // What people send along is never shown as a page of its own.
          ...(view.type === 'doc' && { onOpenTab: () => void address.open('pages', '_blank').catch(say) }),
        };
  return (
    <SourceFrame
      name={view.name}
      kind={opened.kind === 'gone' ? 'gone' : 'file'}
      over={over}
      {...ways}
      {...(opened.kind !== 'gone' && { origin: view.origin })}
      // The address of a place leads to today's version.
      link={opened.kind === 'gone' || version?.state === 'earlier' ? undefined : link}
      {...(opened.kind === 'ready' && view.regions.length > 0 && { regions, onRegions: () => setRegions(!regions) })}
      onClose={onClose}
    >
      <Pages
        opened={opened}
        view={view}
        regions={regions}
        index={index}
        onIndex={(next) => setAt({ number: view.number, index: next })}
        onRetry={() => setAttempt(attempt + 1)}
      />
      {opened.kind === 'gone' ? null : <VersionNote view={{ version }} />}
      {opened.kind === 'gone' ? null : <WaitingNote view={view} />}
      {place?.edited ? <EditNote edit={place.edited} quoted={place.quoted} shows /> : null}
      <UnprovenNote view={view} />
      {opened.kind === 'ready' &&
      [...view.places, ...(regions ? view.regions : [])].some(({ doubtful }) => doubtful.length > 0) ? (
        <SourceNote text={sourcesCopy.doubtful} />
      ) : null}
      {opened.kind === 'gone' ? null : <BoundPictures view={view} />}
    </SourceFrame>
  );
}

/** What was cited is not there any more: its document, or this version of it. */
const goneNote = ({ of, version }: SourceView, isVersion: boolean): string => {
  if (isVersion && version) return sourcesCopy.version.deleted(version.number);
  return of === 'document' ? sourcesCopy.gone : `${sourcesCopy.gone}，${sourcesCopy.goneHint}`;
};

interface PagesProps {
  opened: ReturnType<typeof usePdf>;
  view: SourceView;
  /** Whether the regions of a document that nothing cites are shown. */
  regions: boolean;
  /** Which of the places one is at, from 0. */
  index: number;
  onIndex: (index: number) => void;
  onRetry: () => void;
}

function Pages({ opened, view, regions, index, onIndex, onRetry }: PagesProps) {
  switch (opened.kind) {
    case 'ready':
      return (
        <PdfViewer key={view.number} pdf={opened.pdf} view={view} regions={regions} index={index} onIndex={onIndex} />
      );
    case 'gone':
      return <PassageView view={view} note={goneNote(view, opened.version)} />;
    case 'failed':
      return (
        <PdfNotice
          kind="failed"
          title={sourcesCopy.failed}
          hint={sourcesCopy.failedHint}
          retryLabel={sourcesCopy.again}
          onRetry={onRetry}
        />
      );
    case 'loading':
      return <PdfNotice kind="loading" />;
  }
}
