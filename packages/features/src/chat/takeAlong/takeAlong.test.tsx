import { pagePicturePath, type PagePicture } from '@tinystar/contract';
import { Table } from 'docx';
import { afterEach, expect, test, vi } from 'vitest';
import { offScreen } from '../../shared/offScreen.ts';
import { assistant, id, message, reference } from '../fixtures.ts';
import { conversationMarkdown, conversationPieces } from './exportConversation.ts';
import { pictureOf } from './pictures.tsx';
import { TakenPieces } from './TakenPieces.tsx';
import { takePictures } from './takenPictures.ts';
import { wordBlocks } from './wordBlocks.ts';
import { wordFile } from './wordFile.tsx';

afterEach(() => vi.restoreAllMocks());

/** A picture of one colour. */
const painted = (colour: string, width: number, height: number): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/png' });
};

const page = pagePicturePath({ fileId: id('d'), page: 7, box: { left: 1, top: 2, right: 3, bottom: 4 } });
const missing = '/file/v1/open/image/missing';
const uploaded = '/file/v1/open/image/uploaded';
const cited = {
  reference: [reference(1, 3, '手册.pdf', { image_paths: [page, missing, uploaded] })],
  reference_filtered: [],
};
const said = message('1', {
  question: '怎么接线？',
  answer: '| 项 | 值 |\n| --- | --- |\n| 线 | 6 |\n\n| 又 | 一 |\n| --- | --- |\n| 张 | 表 |',
  sentenceMap: { '1': cited },
});

const draw = vi.fn((_place: PagePicture) => painted('#f0f', 800, 400));
const taken = () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    address === uploaded ? new Response(await painted('#0ff', 200, 100)) : new Response(null, { status: 404 }),
  );
  return takePictures([said], draw);
};

test('bound pictures are loaded before an answer leaves, and one that cannot be loaded is left out', async () => {
  const pictures = await taken();
  expect(draw.mock.lastCall?.[0].page).toBe(7);
  expect(pictures.size).toBe(2);
  expect(pictures.get(page)).toMatchObject({ width: 800, height: 400 });
  expect(pictures.get(uploaded)).toMatchObject({ width: 200, height: 100 });
  // Where no documents can be opened, what others can see is still there.
  expect([...(await takePictures([said], undefined)).keys()]).toEqual([uploaded]);
});

test('a picture of an answer shows what is bound to its source', async () => {
  const sheet = { assistant, messages: [said] };
  const colours = async (blob: Blob) => {
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const has = (red: number, green: number, blue: number) => {
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) return true;
      return false;
    };
    return [has(255, 0, 255), has(0, 255, 255)];
  };
  expect(await colours(await pictureOf(sheet))).toEqual([false, false]);
  expect(await colours(await pictureOf({ ...sheet, pictures: await taken() }))).toEqual([true, true]);
});

test('a Word file holds the pictures and each table by itself', async () => {
  const shown = { pieces: conversationPieces('恒曜', [said], 0), pictures: await taken() };
  const blocks = await offScreen(<TakenPieces {...shown} />, (place) => wordBlocks(place));
  expect(blocks.filter((block) => block instanceof Table)).toHaveLength(2);
  const file = await wordFile('对话', shown);
  const entries = await namesIn(file);
  expect(entries.filter((name) => /^word\/media\/.+\.png$/.test(name))).toHaveLength(2);
});

test('a text shows uploaded pictures by their whole address', () => {
  const text = conversationMarkdown(conversationPieces('恒曜', [said], 0));
  expect(text).toContain('原文图片1：手册.pdf，第7页');
  expect(text).toContain(`![原文图片3](<${location.origin}${uploaded}>)`);
});

/** The names in a ZIP file, from its local headers. */
async function namesIn(file: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const names: string[] = [];
  for (let at = 0; at < bytes.length - 46; at++)
    if (view.getUint32(at, true) === 0x02_01_4b_50) {
      const length = view.getUint16(at + 28, true);
      names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)));
    }
  return names;
}
