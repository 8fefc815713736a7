import { readPagePicture, type ChatMessage } from '@tinystar/contract';
import { citationsOf, picturesOf } from '../../shared/citations.ts';
import type { SourceTools } from '../../shared/sourceDrawer.ts';
import { isTurn } from '../model/thread.ts';

/** Draws what stands on a page of a document; undefined where no documents can be opened. */
export type DrawPicture = SourceTools['drawPicture'] | undefined;

/** A picture that needs nothing else to be shown. */
export interface TakenPicture {
  /** A data address of PNG, JPEG or GIF. */
  source: string;
  width: number;
  height: number;
}

/** What could be loaded, by the address in its answer. */
export type TakenPictures = ReadonlyMap<string, TakenPicture>;

/** Milliseconds for one picture; whoever takes an answer along has it without one that is not there by then. */
const PATIENCE = 10_000;
/** Pictures that are loaded at once. */
const TOGETHER = 3;
/** What programs besides browsers show too. */
const COMMON = new Set(['image/png', 'image/jpeg', 'image/gif']);

/** The pictures that makers bound to what an answer cites. */
export const boundTo = (message: ChatMessage): readonly string[] => picturesOf(citationsOf(message.sentenceMap));

/** Loads the pictures of answers, so that they can leave with them. One that cannot be loaded is left out. */
export async function takePictures(messages: readonly ChatMessage[], draw: DrawPicture): Promise<TakenPictures> {
  const waiting = [...new Set(messages.filter(isTurn).flatMap(boundTo))];
  const taken = new Map<string, TakenPicture>();
  const takeNext = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const picture = await soon(takeOne(path, draw)).catch(() => null);
      if (picture) taken.set(path, picture);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, takeNext));
  return taken;
}

/** Where an uploaded picture can be seen from everywhere; null for a place on a page, which no address shows alone. */
export const publicAddress = (path: string): string | null =>
  readPagePicture(path) ? null : new URL(path, location.href).href;

const soon = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_done, fail) => setTimeout(() => fail(new Error('a picture took too long')), PATIENCE)),
  ]);

async function takeOne(path: string, draw: DrawPicture): Promise<TakenPicture> {
  const place = readPagePicture(path);
  const file = place ? await draw?.(place) : await fetched(path);
  if (!file) throw new Error('nothing draws pages');
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return { source: COMMON.has(file.type) ? await addressOf(file) : asPng(image), width, height };
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function fetched(path: string): Promise<Blob> {
  // The host of files, to which a deployment that has one shows the way, takes no credentials.
  const answer = await fetch(path, { credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error('the picture is gone');
  return answer.blob();
}

const addressOf = (file: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as string));
    reader.addEventListener('error', () => fail(new Error('the picture cannot be read')));
    reader.readAsDataURL(file);
  });

function asPng(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/png');
}
