import { readPagePicture, type ChatMessage } from '@tinystar/contract';
import { citationsOf, pagesOf, picturesOf, type Citation } from '../../shared/citations.ts';
import { versionDay } from '../../shared/origin.ts';
import { exportCopy } from './exportCopy.ts';
import { markdownOf } from '../model/plainAnswer.ts';
import { isTurn } from '../model/thread.ts';
import type { ChatPort } from '../port.ts';
import { dayText } from '../timeText.ts';
import { publicAddress } from './takenPictures.ts';

/** All that was said in a conversation, oldest first. */
export async function wholeConversation(history: ChatPort['history']): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    const rows = await history(all[0]?.timestamp);
    // Without an older row there is no more, whatever the server says.
    const older = rows.filter(({ timestamp }) => timestamp < (all[0]?.timestamp ?? Number.POSITIVE_INFINITY));
    if (older.length === 0) return all;
    all.unshift(...older.toSorted((a, b) => a.timestamp - b.timestamp));
  }
}

/** A picture that makers bound to what an answer cites, and in words where it stands. */
export interface BoundPicture {
  path: string;
  name: string;
  place: string;
}

/** Some Markdown of a conversation, or the pictures that stand there. */
export type Piece = string | readonly BoundPicture[];

/** A conversation as a document: questions as headings, answers as they were written, their pictures and sources. */
export const conversationPieces = (name: string, messages: readonly ChatMessage[], now: number): Piece[] => [
  `# ${exportCopy.title(name)}`,
  exportCopy.exported(dayText(now, 0)),
  ...messages.flatMap(partsOf),
];

/** The same as one text. */
export const conversationMarkdown = (pieces: readonly Piece[]): string =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? piece : piece.map(pictureText))).join('\n\n') + '\n';

/**
 * A picture as an image where everybody may open it. One that stands on a page is opened by a pass to its document, which
 * runs out and is nobody else's: its place is named instead.
 */
const pictureText = ({ path, name, place }: BoundPicture): string => {
  const address = publicAddress(path);
  return address ? `![${name}](<${address}>)` : `${name}：${place}`;
};

const partsOf = (message: ChatMessage): Piece[] => {
  if (message.msgType === 'clear') return ['---', exportCopy.cleared];
  if (!isTurn(message)) return [];
  const citations = citationsOf(message.sentenceMap);
  const pictures = boundPictures(citations);
  const sources = citations.map((citation) => `- [${citation.number}] ${sourceText(citation).join('，')}`);
  return [
    `## ${message.question.replaceAll(/\s*\n\s*/g, ' ')}`,
    dayText(message.timestamp, 0),
    ...sentWith(message),
    markdownOf(message) || exportCopy.noAnswer,
    ...(message.stopped ? [exportCopy.stopped] : []),
    ...(pictures.length > 0 ? [pictures] : []),
    ...(sources.length > 0 ? [`${exportCopy.sources}\n\n${sources.join('\n')}`] : []),
  ];
};

/** The pictures of an answer, numbered as they stand below it. */
const boundPictures = (citations: readonly Citation[]): BoundPicture[] => {
  const references = citations.flatMap((each) => each.references);
  return picturesOf(citations).map((path, at) => {
    const page = readPagePicture(path)?.page;
    const called = references.find(({ image_paths: paths }) => paths.includes(path))?.doc_name ?? '';
    const place = [called, page === undefined ? '' : exportCopy.pages(String(page))].filter(Boolean).join('，');
    return { path, name: exportCopy.picture(at + 1), place };
  });
};

/** What a question was sent with and which documents it keeps to, each in one line; none for a question alone. */
export const sentWith = ({ attachments = [], mentions = [] }: ChatMessage): string[] => [
  ...(attachments.length > 0 ? [exportCopy.sentAlong(attachments.map(({ name }) => name).join('、'))] : []),
  ...(mentions.length > 0 ? [exportCopy.keepsTo(mentions.map(({ name }) => name).join('、'))] : []),
];

/**
 * What a source is called, where in it the answer stands, and how old its version is, as far as they are known. Where it
 * comes from is left out: makers know more of that than those to whom they pass an answer on.
 */
export const sourceText = (citation: Citation): string[] => {
  const [first] = citation.references;
  const pages = pagesOf(citation);
  const kind = first ? exportCopy.kinds[first.type] : '';
  const where = first?.type !== 'qa' && pages.length > 0 ? exportCopy.pages(pages.join('、')) : '';
  const called = (first?.type === 'qa' ? first.question : undefined) ?? first?.doc_name ?? '';
  const day = first && versionDay(first);
  return [called, kind, where, day ? exportCopy.version(day) : ''].filter(Boolean);
};

/** A name that every file system takes. */
export const fileNameOf = (name: string, ending: string): string =>
  `${exportCopy.title(name)}${ending}`.replaceAll(/[\\/:*?"<>|\n]/g, ' ');
