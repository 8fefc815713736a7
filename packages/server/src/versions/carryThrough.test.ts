import { documents, type Box } from '@tinystar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryOf } from '../documents/testing/library.ts';
import { docxOf } from '../documents/testing/zip.ts';
import { captureServer, ownDocument, type OwnDocument, type Site } from './testing/capturedPage.ts';

const rewritten = '退货须在签收后七天之内提出申请，并保持商品完好如初。';
const off = '运费由卖家承担，偏远地区由双方协商决定如何分担。';
const deleted = '定制商品一经制作不予退换，下单之前请先确认尺寸。';
const [upper, lower] = ['客服电话每天早上九点开始接听咨询与投诉。', '周末和节假日由机器人代为回答常见问题。'];
const bound = '发票随货寄出，电子发票请在订单详情里下载。';
const [left, right] = ['会员积分每年年底清零，', '清零之前会发短信提醒持卡人。'];
const kept = '以上规则自十月一日起对全部新订单生效。';
const first = [rewritten, off, deleted, upper, lower, bound, left + right, kept];
/** Says something else of what was rewritten, joined and split. */
const second = [
  rewritten.replace('七天', '十天'),
  off,
  deleted,
  upper.replace('九点', '八点'),
  lower,
  bound,
  left.replace('每年年底', '每两年的年底') + right,
  kept,
];
/** Of what was switched off, deleted and bound to a picture too; and where makers drew, nothing stands any more. */
const third = [
  second[0]!,
  off.replace('卖家', '买家'),
  deleted.replace('确认尺寸', '核对尺码'),
  ...second.slice(3, 5),
  bound.replace('随货寄出', '另行邮寄'),
  second[6]!,
];

const mine = '退货须在十五天之内提出。';
const drawn = '店主说明：春节期间发货会晚三到五天。';

let site: Site;

beforeAll(async () => {
  site = await captureServer();
});
afterAll(() => site.close());

interface Opened extends OwnDocument {
  next: (paragraphs: readonly string[]) => Promise<void>;
}

const kinds: Record<string, () => Promise<Opened>> = {
  async Word() {
    const { server } = site;
    const owner = await server.actor({ coins: 100 });
    const library = await libraryOf(server, owner);
    const kbBotFileId = await library.add('规则.docx', docxOf(first));
    await server.settled();
    return {
      ...ownDocument(server, owner, { kbBotId: library.kbBotId, kbBotFileId }),
      async next(paragraphs) {
        const sent = await library.upload('规则.docx', docxOf(paragraphs), { replaces: kbBotFileId });
        expect(sent.as(documents.upload).id).toBe(kbBotFileId);
        await server.settled();
      },
    };
  },
  async 'web page'() {
    const page = await site.capture(first);
    return { ...page, next: page.recapture };
  },
};

/** Everything that a maker can do to blocks. */
async function work({ withWords, blocks, save }: Opened): Promise<void> {
  const idOf = async (words: string) => (await withWords(words)).id;
  const [last, whole] = [await withWords(kept), await withWords(left)];
  const middle = (whole.box.top + whole.box.bottom) / 2;
  await save({
    edit: [
      { id: await idOf(rewritten), text: mine },
      { id: await idOf(upper), text: `${upper}\n${lower}` },
      { id: whole.id, text: left },
    ],
    disable: [await idOf(off)],
    delete: [await idOf(deleted), await idOf(lower)],
    add: [
      { key: 'rest', after: whole.id, type: 'paragraph', box: { ...boxOf(whole.box), top: middle }, text: right },
      { key: 'note', after: last.id, type: 'paragraph', box: below(last.box, 1), text: drawn },
      { key: 'picture', after: 'note', type: 'image', box: below(last.box, 2) },
    ],
  });
  const picture = (await blocks()).find(({ type }) => type === 'image')!;
  const image = { image_id: picture.id, image_block_id: picture.id, image_path: '', type: 'inner' as const };
  await save({ edit: [{ id: await idOf(bound), images: [image] }] });
}

/** Words of a Word document have no place. */
const boxOf = (box: Box): Box => (box.right > box.left ? box : { left: 60, top: 100, right: 300, bottom: 140 });

function below(box: Box, by: number): Box {
  const { left: x, bottom } = boxOf(box);
  return { left: x, top: bottom + by * 30, right: x + 200, bottom: bottom + by * 30 + 20 };
}

/** What has become of everything that was done. */
async function stateOf({ blocks, waiting }: Opened) {
  const [now, { rows, decided = [] }] = [await blocks(), await waiting()];
  const texts = now.map(({ text }) => text);
  const has = (words: string) => texts.some((text) => text.includes(words));
  const asked = (...words: string[]) =>
    [...rows, ...decided.filter(({ decision }) => decision === 'same')].some(({ read, mine: made }) =>
      [...read, ...made].some(({ block }) => words.some((each) => block.text.includes(each))),
    );
  const fate = (there: boolean, ...words: string[]) => (there ? 'carried' : asked(...words) ? 'waits' : 'lost');
  const pictures = new Set(now.filter(({ type }) => type === 'image').map(({ id }) => id));
  return {
    rewritten: fate(has(mine), mine),
    off: fate(
      now.some(({ text, status }) => text === off && status === 'disabled'),
      off,
    ),
    deleted: fate(!has('定制商品'), deleted),
    joined: fate(
      texts.some((text) => text.includes(upper) && text.includes(lower)),
      upper,
      lower,
    ),
    split: fate(texts.includes(left) && texts.includes(right), left, right),
    drawn: fate(has(drawn), drawn),
    picture: fate(pictures.size > 0, bound),
    bound: fate(
      now.some(
        ({ text, images = [] }) => text.startsWith('发票') && images.some(({ image_block_id: id }) => pictures.has(id)),
      ),
      bound,
    ),
  };
}

it.each(Object.keys(kinds))(
  'nothing that was done to a document is lost through two new versions and back: %s [DOC-07] [PDF-03]',
  async (kind) => {
    const opened = await kinds[kind]!();
    await work(opened);
    const one = await stateOf(opened);
    expect(new Set(Object.values(one))).toEqual(new Set(['carried']));
    const pages = [(await opened.result()).pages];

    await opened.next(second);
    const two = await stateOf(opened);
    expect(two).toEqual({ ...one, rewritten: 'waits', joined: 'waits', split: 'waits' });
    pages.push((await opened.result()).pages);
    const waited = (await opened.waiting()).rows.length;

    await opened.next(third);
    const three = await stateOf(opened);
    expect(Object.values(three)).not.toContain('lost');
    expect(three).toMatchObject({
      rewritten: 'waits',
      off: 'waits',
      deleted: 'waits',
      joined: 'waits',
      bound: 'waits',
    });

    const order = (await opened.blocks()).map(({ text }) => text);
    expect(order.indexOf(drawn)).toBeGreaterThan(order.indexOf(third[5]!));

    const [away] = (await opened.waiting()).rows.filter(({ mine: [made] }) => made?.block.text === bound);
    expect((await opened.take(away!.id, away!.onto)).status).toBe(200);
    await site.server.settled();
    expect(await stateOf(opened)).toEqual({ ...three, bound: 'carried' });
    expect((await opened.takeBack(away!.id)).status).toBe(200);
    await site.server.settled();
    expect(await stateOf(opened)).toEqual(three);

    await opened.restore(2);
    expect(await stateOf(opened)).toEqual(two);
    expect((await opened.result()).pages).toEqual(pages[1]);
    expect((await opened.waiting()).rows).toHaveLength(waited);
    await opened.restore(1);
    expect(await stateOf(opened)).toEqual(one);
    expect((await opened.result()).pages).toEqual(pages[0]);
    await opened.restore(3);
    expect(await stateOf(opened)).toEqual(three);
  },
);
