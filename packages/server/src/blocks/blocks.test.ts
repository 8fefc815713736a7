import {
  answers,
  assistants,
  blocks,
  documents,
  readPagePicture,
  uploads,
  type Block,
  type BlockConflict,
  type Page,
  type SentenceMap,
} from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerServer, eventually, type AnswerServer } from '../answers/testing/answerServer.ts';
import { kbBotFileBlock } from '../documents/schema.ts';
import { formOf } from '../documents/testing/form.ts';
import { libraryOf, type Library } from '../documents/testing/library.ts';
import { pdfOf } from '../documents/testing/pdf.ts';
import { newId } from '../platform/database/columns.ts';
import { Answer, type Actor } from '../testing/index.ts';

let stage: AnswerServer;
let ann: Actor;
let library: Library;

beforeAll(async () => {
  stage = await answerServer({ extractive: true, worker: true });
  ann = await stage.server.actor();
  library = await libraryOf(stage.server, ann);
});
afterAll(() => stage[Symbol.asyncDispose]());

const texts = ['The pump of the cellar runs at 1450 rpm.', 'The lamp of the tower needs a fuse of 16 ampere.'];
const added = async (pages = texts, name = `${newId()}.pdf`) => {
  const id = await library.add(name, await pdfOf(pages, name));
  await trained(id);
  return id;
};
const trained = (id: string) =>
  eventually(async () => (await library.list({ size: 100 })).rows.find((row) => row.id === id)?.status === 'trained');
const read = async (id: string, actor = ann) =>
  (await actor.call('POST', '/api/v1/kbBotFile/query/result', { kbBotFileId: id, kbBotId: library.kbBotId })).as(
    documents.result,
  );
const save = (id: string, body: object, actor = ann) =>
  actor.call('POST', '/api/v1/personalKbBotFile/updateResult', {
    kbBotId: library.kbBotId,
    kbBotFileId: id,
    ...body,
  });
const blockWith = (pages: readonly Page[], words: string): Block =>
  pages.flatMap((page) => page.blocks).find(({ text }) => text.includes(words))!;
const asked = async (question: string) => {
  const answer = await stage.ask(ann, library.kbBotId, { body: { question } });
  await answer.ended;
  return answer;
};

describe('the blocks of a document', () => {
  it('leave every answer when they are switched off, and come back [PDF-03] [PDF-05] [PDF-12]', async () => {
    const id = await added();
    const { pages, version } = await read(id);
    const pump = blockWith(pages, 'cellar');
    expect((await asked('How fast does the pump of the cellar run?')).text).toContain('1450');
    const off = await save(id, { version, pages: [{ index: 1, disable: [pump.id] }] });
    expect(off.status).toBe(200);
    // At once: nothing has been indexed anew yet.
    expect((await asked('How fast does the pump of the cellar run?')).text).not.toContain('1450');
    expect((await asked('Which fuse does the lamp of the tower need?')).text).toContain('16 ampere');
    await trained(id);
    expect((await asked('How fast does the pump of the cellar run?')).text).not.toContain('1450');
    const now = await read(id);
    expect([blockWith(now.pages, 'cellar').status, now.version]).toEqual(['disabled', off.as(blocks.save).version]);
    await save(id, { version: now.version, pages: [{ index: 1, enable: [pump.id] }] });
    await trained(id);
    expect((await asked('How fast does the pump of the cellar run?')).text).toContain('1450');
  });

  it('are rewritten, added, deleted and put in order page by page, all or nothing [PDF-04] [PDF-06] [PDF-07]', async () => {
    const id = await added(['The boiler of the annex holds 300 litres.', 'The gate of the yard opens at seven.']);
    const { pages, version } = await read(id);
    const boiler = blockWith(pages, 'boiler');
    const gate = blockWith(pages, 'gate');
    const box = { left: 60, top: 500, right: 400, bottom: 560 };
    const wrong = await save(id, {
      version,
      pages: [
        { index: 1, delete: [boiler.id] },
        { index: 2, delete: [newId()] },
      ],
    });
    expect([wrong.status, blockWith((await read(id)).pages, 'boiler').id]).toEqual([400, boiler.id]);
    const cells = [
      ['Part', 'Torque'],
      ['Flange of the annex', '77 Nm'],
    ];
    await stage.server.services.db
      .update(kbBotFileBlock)
      .set({ doubtful: [box] })
      .where(eq(kbBotFileBlock.fileId, id));
    const saved = await save(id, {
      version,
      pages: [
        {
          index: 1,
          edit: [{ id: boiler.id, text: 'The boiler of the annex holds 450 litres.' }],
          add: [{ key: 'drawn', after: boiler.id, type: 'table', box, cells }],
        },
        { index: 2, delete: [gate.id] },
      ],
    });
    const [drawn] = saved.as(blocks.save).added;
    expect(drawn).toMatchObject({ key: 'drawn', id: expect.stringMatching(/^[0-9a-f]{32}$/) });
    await trained(id);
    const after = await read(id);
    const first = after.pages[0]!.blocks;
    const at = first.findIndex((block) => block.id === boiler.id);
    expect(first[at]!.text).toContain('450 litres');
    // Who wrote its words anew has looked at them; the others stay doubtful.
    expect(first.filter(({ doubtful }) => doubtful).map((block) => block.id)).toEqual(
      first.map((block) => block.id).filter((each) => each !== boiler.id && each !== drawn!.id),
    );
    expect(first[at + 1]).toMatchObject({ id: drawn!.id, type: 'table', cells, box, status: 'enabled' });
    expect(after.pages[1]!.blocks.map((block) => block.id)).not.toContain(gate.id);
    expect((await asked('How much does the boiler of the annex hold?')).text).toContain('450');
    expect((await asked('What torque does the flange of the annex need?')).text).toContain('77 Nm');
    expect((await asked('When does the gate of the yard open?')).text).not.toContain('seven');
    expect((await library.list({ size: 100 })).rows.find((row) => row.id === id)?.blockCount).toBe(
      after.pages.flatMap((page) => page.blocks).length,
    );
  });

  it('are never overwritten silently: the second save is told who changed what [PDF-12]', async () => {
    const owner = await stage.server.member('owner');
    const admin = await stage.server.member('admin', owner.tenantId);
    const shared = await libraryOf(stage.server, owner);
    const id = await shared.add('shared.pdf', await pdfOf(['The crane of the dock lifts nine tons.']));
    const look = async () =>
      (await owner.call('POST', '/api/v1/kbBotFile/query/result', { kbBotFileId: id, kbBotId: shared.kbBotId })).as(
        documents.result,
      );
    await eventually(async () => (await look()).pages.length > 0);
    const { pages, version } = await look();
    const crane = blockWith(pages, 'crane');
    const send = (actor: Actor, text: string) =>
      actor.call('POST', '/api/v1/tenantKbBotFile/updateResult', {
        kbBotId: shared.kbBotId,
        kbBotFileId: id,
        version,
        pages: [{ index: 1, edit: [{ id: crane.id, text }] }],
      });
    const [one, two] = await Promise.all([send(owner, 'It lifts ten tons.'), send(admin, 'It lifts two tons.')]);
    const [won, lost] = one.status === 200 ? [one, two] : [two, one];
    expect([won.status, lost.status]).toEqual([200, 409]);
    const { current } = lost.json as unknown as { current: BlockConflict };
    expect(current).toMatchObject({
      version: won.as(blocks.save).version,
      saves: [{ by: expect.stringMatching(/./), pages: [{ index: 1, edit: 1, delete: 0 }], blockIds: [crane.id] }],
    });
    const kept = blockWith((await look()).pages, 'It lifts').text;
    expect(kept).toBe(one.status === 200 ? 'It lifts ten tons.' : 'It lifts two tons.');
  });

  it('belong to their makers alone, and only what fits is taken', async () => {
    const id = await added(['The well of the farm is twelve metres deep.']);
    const { pages, version } = await read(id);
    const well = blockWith(pages, 'well');
    const off = { version, pages: [{ index: 1, disable: [well.id] }] };
    const bob = await stage.server.actor();
    const own = (await bob.call('POST', '/api/v1/personalKbBot', { name: '别人的' })).as(assistants.create);
    expect((await save(id, off, bob)).status).toBe(404);
    expect((await save(id, { ...off, kbBotId: own.id }, bob)).status).toBe(404);
    const box = { left: 10, top: 10, right: 50, bottom: 50 };
    for (const page of [
      { index: 9, disable: [well.id] },
      { index: 1, edit: [{ id: well.id, text: ' ' }] },
      { index: 1, edit: [{ id: well.id, box: { ...box, right: 9_999 } }] },
      { index: 1, edit: [{ id: well.id, box: { ...box, right: 5 } }] },
      { index: 1, add: [{ key: 'a', type: 'table', box, cells: [['', '']] }] },
      { index: 1, edit: [{ id: well.id, text: 'x'.repeat(20_001) }] },
    ])
      expect([page, (await save(id, { version, pages: [page] })).status]).toEqual([page, 400]);
    expect((await read(id)).version).toBe(version);
  });
});

describe('an answer that is being written', () => {
  it('stops in the middle when a block it is made from goes, others go on [PDF-05]', async () => {
    await using live = await answerServer({ worker: true });
    live.model.play({ script: 'held', pieces: ['The pump ', 'of the cellar ', 'runs at ', '1450 rpm', '[1]', '.'] });
    const eve = await live.server.actor();
    const mine = await libraryOf(live.server, eve);
    const id = await mine.add('two.pdf', await pdfOf(texts));
    await eventually(async () => (await mine.list()).rows[0]?.status === 'trained');
    const { pages, version } = (
      await eve.call('POST', '/api/v1/kbBotFile/query/result', { kbBotFileId: id, kbBotId: mine.kbBotId })
    ).as(documents.result);
    const other = await libraryOf(live.server, eve);
    const [cut, free] = await Promise.all([
      live.ask(eve, mine.kbBotId, { body: { question: 'How fast does the pump of the cellar run?' } }),
      live.ask(eve, other.kbBotId, { body: { question: 'What is a pump?' } }),
    ]);
    await cut.until(1);
    const off = await eve.call('POST', '/api/v1/personalKbBotFile/updateResult', {
      kbBotId: mine.kbBotId,
      kbBotFileId: id,
      version,
      pages: [{ index: 1, delete: [blockWith(pages, 'cellar').id] }],
    });
    expect(off.status).toBe(200);
    // The model is held in the middle: nothing but the block that went can end it.
    await cut.ended;
    expect(cut.text).not.toContain('1450');
    live.model.release();
    await free.ended;
    expect(free.last).toMatchObject({ status: 'finished' });
  });
});

/** A page with a table that only the places of its words tell, between two sentences. */
const tablePdf = (): Promise<Buffer> => {
  const document = new PDFDocument({ size: 'A4', margin: 0, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.fontSize(11).text('Above the table stands a sentence that is no part of it.', 60, 60);
  [
    ['Bolt', 'M8', '16 Nm'],
    ['Clamp', 'M10', '24 Nm'],
  ].forEach((row, at) => row.forEach((cell, column) => document.text(cell, 60 + column * 150, 120 + at * 24)));
  document.text('Below it follows another one.', 60, 220);
  document.end();
  return done;
};

describe('rebuilding a table', () => {
  it('reads the words of a box from the file, row by row [PDF-08]', async () => {
    const id = await library.add('table.pdf', await tablePdf());
    await trained(id);
    const rebuild = (more: object, actor = ann) =>
      actor.call('POST', '/api/v1/personalKbBotFile/reconstructTable', {
        kbBotId: library.kbBotId,
        kbBotFileId: id,
        pageIndex: 1,
        box: { left: 50, top: 110, right: 500, bottom: 170 },
        ...more,
      });
    const { cells, box } = (await rebuild({})).as(blocks.reconstructTable);
    expect(cells).toEqual([
      ['Bolt', 'M8', '16 Nm'],
      ['Clamp', 'M10', '24 Nm'],
    ]);
    expect(box.top).toBeGreaterThan(110);
    const empty = await rebuild({ box: { left: 50, top: 600, right: 500, bottom: 700 } });
    expect(empty).toMatchObject({ status: 400, json: { errorMessage: '这里没有可识别的文字，请直接填写单元格' } });
    expect((await rebuild({ pageIndex: 7 })).status).toBe(400);
    expect((await rebuild({}, await stage.server.actor())).status).toBe(404);
  });
});

describe('pictures of blocks', () => {
  const png = (width = 60) =>
    sharp({ create: { width, height: 60, channels: 3, background: '#00bb93' } })
      .png()
      .toBuffer();
  const send = async (bytes: Buffer, fields: Record<string, string> = {}, actor = ann) => {
    const all = { kbBotId: library.kbBotId, category: 'doc', ...fields };
    const { payload, headers } = formOf(all, { field: 'files', name: '夹具.png', bytes });
    const url = '/api/v1/oss/upload4KbBot';
    const sent = { method: 'POST', url, payload, headers: { ...headers, ...actor.headers } } as const;
    return new Answer(await stage.server.app.inject(sent));
  };

  it('are PNG or JPEG of at most 2 MiB, from a maker [PDF-11]', async () => {
    expect((await send(await png())).as(uploads.picture).rows).toMatchObject([
      {
        filename: '夹具.png',
        status: 'success',
        fileUrl: expect.stringMatching(/^\/file\/v1\/open\/image\/[0-9a-f]{32}$/),
      },
    ]);
    for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('%PDF-1.7')])
      expect(await send(bytes)).toMatchObject({ status: 400, json: { errorMessage: '只支持上传图片' } });
    const webp = await sharp(await png())
      .webp()
      .toBuffer();
    expect(await send(webp)).toMatchObject({ status: 400, json: { errorMessage: '只支持上传图片' } });
    const large = Buffer.concat([await png(), Buffer.alloc(2 * 1_048_576)]);
    expect(await send(large)).toMatchObject({ status: 413, json: { errorMessage: '图片不得超过2MB' } });
    expect((await send(await png(), {}, await stage.server.actor())).status).toBe(404);
    expect((await send(await png(), { category: 'other' })).status).toBe(400);
  });

  it('are bound, listed and shown with the answers that cite the block [PDF-09] [PDF-10]', async () => {
    const id = await added(['The clamp of the roof holds forty kilograms.']);
    const { pages, version } = await read(id);
    const clamp = blockWith(pages, 'clamp of the roof');
    const { fileUrl } = (await send(await png())).as(uploads.picture).rows[0]!;
    const outer = { image_id: fileUrl.split('/').at(-1)!, image_block_id: '', image_path: fileUrl, type: 'outer' };
    const drawn = { key: 'picture', type: 'image', box: { left: 60, top: 400, right: 200, bottom: 500 } };
    const first = (await save(id, { version, pages: [{ index: 1, add: [drawn] }] })).as(blocks.save);
    const image = first.added[0]!.id;
    const inner = { image_id: image, image_block_id: image, image_path: '', type: 'inner' };
    const bind = (images: object[], at = first.version) =>
      save(id, { version: at, pages: [{ index: 1, edit: [{ id: clamp.id, images }] }] });
    expect((await bind([{ ...outer, image_id: newId() }])).status).toBe(400);
    expect((await bind([{ ...inner, image_block_id: clamp.id }])).status).toBe(400);
    expect((await bind([inner, outer])).status).toBe(200);
    await trained(id);
    const { filePass } = (await ann.call('GET', `/api/v1/kbBotFile/${id}?kbBotId=${library.kbBotId}`)).as(
      documents.get,
    );
    const open = (call: string, pass: object) =>
      stage.server.visitor.call('POST', `/file/v1/open/kbBotFile/query/${call}`, { id, ...pass });
    const { bindings } = (await open('textImageBindings', filePass)).as(blocks.bindings);
    expect(bindings).toMatchObject([
      { block_id: clamp.id, image_block_id: image, type: 'inner' },
      { block_id: clamp.id, image_path: fileUrl, type: 'outer' },
    ]);
    const { rows } = (await open('innerImages', filePass)).as(blocks.innerImages);
    expect(rows).toMatchObject([{ image_block_id: image, page: 1, box: drawn.box }]);
    expect((await open('textImageBindings', {})).status).toBe(404);
    expect((await open('innerImages', {})).status).toBe(404);
    const answer = await asked('How much does the clamp of the roof hold?');
    const picturesIn = ({ sentenceMap: map }: { sentenceMap: SentenceMap }) => map['1']!.reference[0]!.image_paths;
    const [own, uploaded] = picturesIn(answer.last as { sentenceMap: SentenceMap });
    expect([readPagePicture(own!), uploaded]).toEqual([
      { fileId: id, page: 1, box: drawn.box, pass: expect.objectContaining({ holder: `use-${ann.userId}` }) },
      fileUrl,
    ]);
    // It is a place on a page, and opens by the pass in its address alone.
    const opens = async (address: string) => (await stage.server.visitor.call('GET', address.split('#')[0]!)).status;
    expect([await opens(own!), await opens(own!.replace(/signature=[^#]*/, 'signature=no'))]).toEqual([200, 404]);
    const told = async () =>
      (
        await ann.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', {
          kbBotId: library.kbBotId,
          side: 'use',
        })
      )
        .as(answers.history)
        .rows.at(-1)!;
    expect(picturesIn(await told())).toEqual([own, fileUrl]);
    const place = (await read(id)).pages[0]!.blocks.find((block) => block.id === clamp.id)!;
    expect(readPagePicture(place.images![0]!.image_path)).toMatchObject({ fileId: id, page: 1, box: drawn.box });
    // A picture that is switched off is out of answers.
    await save(id, { pages: [{ index: 1, disable: [image] }] });
    await trained(id);
    const without = await asked('How much does the clamp of the roof hold?');
    expect(picturesIn(without.last as { sentenceMap: SentenceMap })).toEqual([fileUrl]);
    await save(id, { pages: [{ index: 1, enable: [image] }] });
    await trained(id);
    // A copy of the assistant holds the same bindings among its own blocks.
    const copied = (await ann.call('POST', '/api/v1/personalKbBot/copy', { kbBotId: library.kbBotId })).as(
      assistants.copy,
    );
    const { rows: files } = (await ann.call('POST', '/api/v1/kbBotFile/query/list', { id: copied.id, size: 100 })).as(
      documents.list,
    );
    const original = (await library.list({ size: 100 })).rows.find((row) => row.id === id)!;
    const twin = files.find(({ name }) => name === original.name)!;
    await eventually(async () => {
      const again = { kbBotFileId: twin.id, kbBotId: copied.id };
      return (await ann.call('POST', '/api/v1/kbBotFile/query/result', again)).as(documents.result).pages.length > 0;
    });
    const theirs = (
      await ann.call('POST', '/api/v1/kbBotFile/query/result', { kbBotFileId: twin.id, kbBotId: copied.id })
    ).as(documents.result);
    const twinBlock = blockWith(theirs.pages, 'clamp of the roof');
    const twinImage = theirs.pages[0]!.blocks.find(({ type }) => type === 'image')!;
    expect(twinBlock.images).toMatchObject([{ image_block_id: twinImage.id }, { image_path: fileUrl }]);
    expect(twinImage.id).not.toBe(image);
  });
});
