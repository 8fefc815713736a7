import { copyText, Icon, IconButton, Text, toast } from '@tinystar/ui';
import { ArrowUpRight, Download, FileText, FileX, Link2, MessageSquareText, Square, X } from '@tinystar/ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSwipe } from '../shared/useSwipe.ts';
import { sourcesCopy } from './copy.ts';
import { OriginLine, type OriginLineProps } from './OriginLine.tsx';
import * as css from './SourceFrame.css.ts';

export interface SourceFrameProps {
  name: string;
  kind: 'file' | 'words' | 'gone';
  over: boolean;
  onDownload?: () => void;
  onOpenTab?: () => void;
  /** The address of the place, which can be passed on. */
  link?: string | undefined;
  /** Whether what was read from the pages is outlined on them; left out where that cannot be chosen. */
  regions?: boolean;
  onRegions?: () => void;
  /** What is known of where it comes from, and how old it is. */
  origin?: OriginLineProps['of'] | undefined;
  onClose: () => void;
  children: ReactNode;
}

const glyphs = { file: FileText, words: MessageSquareText, gone: FileX };

/** The drawer around a source: beside the chat where there is room, over it otherwise, the whole screen on a phone. */
export function SourceFrame(props: SourceFrameProps) {
  const {
    name,
    kind,
    over,
    onDownload,
    onOpenTab,
    link,
    regions = false,
    onRegions,
    origin,
    onClose,
    children,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useSwipe(frame, 'end', onClose);
  useEffect(() => {
    opener.current ??= document.activeElement;
    const around = frame.current?.parentElement;
    frame.current?.focus({ preventScroll: true });
    return () => {
      // Focus comes home unless the reader has already gone elsewhere. What opened the source may be gone by now, or
      // out of sight with the whole chat where the window got narrow: then to the chat's box, else to the page.
      const homes = [opener.current, around?.querySelector('textarea'), document.querySelector('main')];
      for (const home of homes) {
        const { activeElement } = document;
        if (activeElement !== document.body && activeElement !== null) return;
        if (home instanceof HTMLElement) home.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the way out of a dialog
    <div
      ref={frame}
      className={css.frame({ over })}
      role="dialog"
      aria-label={sourcesCopy.drawer(name)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={css.head}>
        <span className={css.kind}>
          <Icon of={glyphs[kind]} size="sm" />
        </span>
        <h2 className={css.title} title={name}>
          <Text size="lead" weight="strong" lines={2}>
            {name}
          </Text>
        </h2>
        {onRegions ? (
          <IconButton icon={Square} label={sourcesCopy.regions} pressed={regions} onPress={onRegions} />
        ) : null}
        {link ? <IconButton icon={Link2} label={sourcesCopy.copyLink} onPress={() => void copyLink(link)} /> : null}
        {onDownload ? <IconButton icon={Download} label={sourcesCopy.download} onPress={onDownload} /> : null}
        {onOpenTab ? <IconButton icon={ArrowUpRight} label={sourcesCopy.openTab} onPress={onOpenTab} /> : null}
        <IconButton icon={X} label={sourcesCopy.close} onPress={onClose} />
      </header>
      {origin ? <OriginLine of={origin} /> : null}
      {children}
    </div>
  );
}

async function copyLink(link: string) {
  const copied = await copyText(link);
  toast(copied ? sourcesCopy.linkCopied : sourcesCopy.linkNotCopied, { tone: copied ? 'success' : 'danger' });
}
