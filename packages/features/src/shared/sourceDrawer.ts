import type { FilePass, PagePicture, Reference } from '@tinystar/contract';
import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { Citation } from './citations.ts';

/** Which source is looked at: a number of the text and one of its references, counted from 0. */
export interface OpenSource {
  number: number;
  reference: number;
}

/** What shows a cited source beside whatever cites it. */
export interface SourceDrawerProps {
  /** All sources of the answer, so that its other places in the same file are marked too. */
  citations: readonly Citation[];
  open: OpenSource;
  /** Fetches a new pass to a document or an attachment whose pass has expired: to the version that was cited. */
  renewPass: (docId: string, type: Reference['type'], version?: number) => Promise<FilePass>;
  /** The address of a cited place, for passing it on to others who may see it; left out where there is none. */
  placeHref?: ((docId: string, blockId: string) => string) | undefined;
  /**
   * What is looked at: sources of an answer; a place that somebody passed on, which bears no number; or a document that
   * nothing cites, whose pages are shown without a mark.
   */
  of?: 'answer' | 'place' | 'document';
  /** Lies over the page at its end instead of standing beside what cites it. */
  over?: boolean;
  /** Told while its code is awaited: nothing needs to make room for it yet. */
  onAwaited?: ((awaited: boolean) => void) | undefined;
  onClose(): void;
}

/** What can be done with sources, both lazy: shown in a drawer, or one picture drawn from its page. */
export interface SourceTools {
  Drawer: ComponentType<SourceDrawerProps>;
  /** The picture as a file; rejects when it cannot be drawn. */
  drawPicture: (picture: PagePicture) => Promise<Blob>;
}

const SourceDrawerContext = createContext<SourceTools | null>(null);

/** The application puts them here; features that cite need not know them. */
export const SourceDrawerProvider = SourceDrawerContext.Provider;

/** Whether sources can be opened here. */
export const useOffersSources = (): boolean => use(SourceDrawerContext) !== null;

/** The application's drawer in its place; nothing where none is offered. */
export const SourceDrawerSlot = (props: SourceDrawerProps): ReactNode => {
  const tools = use(SourceDrawerContext);
  return tools ? createElement(tools.Drawer, props) : null;
};

/** What draws pictures that stand on pages of documents; none where no sources are offered. */
export const useDrawPicture = (): SourceTools['drawPicture'] | undefined => use(SourceDrawerContext)?.drawPicture;
