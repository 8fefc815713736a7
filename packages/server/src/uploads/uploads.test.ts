import { assistants, uploads } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../account/password.ts';
import { solved } from '../account/testing/codes.ts';
import { reencodePicture } from '../cook/index.ts';
import { formOf } from '../documents/testing/form.ts';
import { user } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { Answer, createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { looseFile } from '../platform/files/schema.ts';
import { storedImage } from './schema.ts';
import { hugePicture } from './testing/hugePicture.ts';

let server: TestServer;
let ann: Actor;

beforeAll(async () => {
  server = await createTestServer();
  ann = await server.actor();
});
afterAll(() => server.close());

const send = async (bytes: Buffer, fields: Record<string, string> = { category: 'user' }, who = ann) => {
  const { payload, headers } = formOf(fields, { field: 'files', name: 'avatar.png', bytes });
  const url = '/api/v1/oss/upload4Avatar';
  const sent = { method: 'POST', url, payload, headers: { ...headers, ...who.headers } } as const;
  return new Answer(await server.app.inject(sent));
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00bb93' } });

describe('uploading an avatar', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'stores a %s anew, upright and without its metadata, and gives it by its address [UPL-01] [UPL-06]',
    async (format) => {
      const withPlace = await picture(900, 300)
        .withExif({ IFD0: { Copyright: 'SECRET-PLACE', Orientation: '6' } })
        .toFormat(format)
        .toBuffer();
      const sent = await send(Buffer.concat([withPlace, Buffer.from('<script>alert(1)</script>')]));
      const { status, fileUrl } = sent.as(uploads.avatar);
      expect([status, fileUrl]).toEqual(['success', expect.stringMatching(/^\/file\/v1\/open\/image\/[0-9a-f]{32}$/)]);
      const image = await server.app.inject({ method: 'GET', url: fileUrl });
      expect(image.headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      const stored = await sharp(image.rawPayload).metadata();
      expect([stored.format, Math.max(stored.width, stored.height), stored.exif]).toEqual([format, 600, undefined]);
      expect(image.rawPayload.includes('SECRET-PLACE')).toBe(false);
      expect(image.rawPayload.includes('<script>')).toBe(false);
      const avatar = { type: 'url', url: fileUrl };
      const made = await ann.call('POST', '/api/v1/personalKbBot', { name: '有头像', avatar });
      expect(made.status).toBe(200);
    },
  );

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('refuses %s [UPL-01] [UPL-04]', async (_, bytes) => {
    expect(await send(bytes)).toMatchObject({ status: 400, json: { errorMessage: '仅支持图片类型' } });
  });

  it('says of a picture without a byte that it is empty [UPL-01]', async () => {
    expect(await send(Buffer.alloc(0))).toMatchObject({
      status: 400,
      json: { errorMessage: '文件是空的，请选择有内容的文件' },
    });
  });

  it('refuses more than 40 megapixels however small the file is, and more than 10 MiB [UPL-01]', async () => {
    const huge = await picture(8_000, 5_001).png().toBuffer();
    expect(huge.length).toBeLessThan(2_000_000);
    expect((await send(huge)).status).toBe(400);
    expect(await send(Buffer.alloc(10 * 1_048_576 + 1))).toMatchObject({
      status: 413,
      json: { errorMessage: '上传图片大小不超过10M' },
    });
    expect(await server.services.db.select().from(looseFile)).toEqual([]);
  });

  it('is for makers of the assistant and of the enterprise it is said to be for [UPL-05]', async () => {
    const png = await picture(60, 60).png().toBuffer();
    const owner = await server.member('owner');
    const member = await server.member('member', owner.tenantId);
    const bot = (await owner.call('POST', '/api/v1/tenantKbBot', { name: '助手' })).as(assistants.create);
    const fields = { category: 'kbBot', kbBotId: bot.id };
    expect((await send(png, fields, owner)).status).toBe(200);
    expect((await send(png, fields, member)).status).toBe(404);
    expect((await send(png, { category: 'kbBot', kbBotId: newId() }, owner)).status).toBe(404);
    expect((await send(png, { category: 'tenantBrand' }, owner)).status).toBe(200);
    expect((await send(png, { category: 'tenantBrand' }, member)).status).toBe(403);
    expect((await send(png, { category: 'tenant' })).status).toBe(403);
    expect((await send(png, { category: 'other' })).status).toBe(400);
    expect((await send(png, { category: 'user' }, { ...ann, headers: {} })).status).toBe(401);
    expect((await server.visitor.call('GET', `/file/v1/open/image/${newId()}`)).status).toBe(404);
  });
});

it('a picture of an assistant goes with a keyword reply, an advertisement, a document or a pair, and with nothing else [DOC-13]', async () => {
  const { id: kbBotId } = (await ann.call('POST', '/api/v1/personalKbBot', { name: '配图' })).as(assistants.create);
  const bytes = await picture(60, 60).png().toBuffer();
  const upload = async (category: string) => {
    const { payload, headers } = formOf({ kbBotId, category }, { field: 'files', name: '图.png', bytes });
    const url = '/api/v1/oss/upload4KbBot';
    return new Answer(
      await server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...ann.headers } }),
    );
  };
  for (const category of ['answer-by-keyword', 'advertising', 'doc', 'qa']) {
    const [row] = (await upload(category)).as(uploads.picture).rows;
    const [stored] = await server.services.db
      .select({ category: storedImage.category })
      .from(storedImage)
      .where(eq(storedImage.id, row!.fileUrl.split('/').at(-1)!));
    expect(stored).toEqual({ category });
  }
  expect((await upload('answerByKeyword')).status).toBe(400);
});

it('a small SVG that unfolds to gigabytes is refused before anything reads it, a dozen of them at once (UP-04)', async () => {
  const entities = 'bcdefgh'.split('').map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`);
  const bomb = `<!DOCTYPE s [<!ENTITY a "${'x'.repeat(10)}">${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&h;</text></svg>`;
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(Buffer.from(bomb))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
});

it('pictures that are small to send and large to decode are ended beside the server, and log-ins go on meanwhile [UPL-01] (UP-03)', async () => {
  const bytes = await hugePicture();
  expect(bytes.length).toBeLessThan(1_000_000);
  const password = 'N3wGuardian1';
  const { phoneNumber, userId } = await server.actor();
  const passwordHash = await hashPassword(password);
  await server.services.db.update(user).set({ passwordHash }).where(eq(user.id, userId));
  const logIn = async () => {
    const answer = await server.visitor.call('POST', '/api/v1/open/user/loginByPassword', {
      phoneNumber,
      password,
      ...solved,
    });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('token')]);
  };
  let open = true;
  const sent = Promise.all(Array.from({ length: 5 }, () => send(bytes))).finally(() => (open = false));
  await logIn();
  expect(open).toBe(true);
  for (const answer of await sent)
    expect(answer).toMatchObject({ status: 400, json: { errorMessage: '图片过于复杂，无法处理，请换一张图片' } });

  const limits = { cpu: 150, memory: 1_073_741_824 };
  const slow = await reencodePicture(bytes, { format: 'png', side: 600, lane: 'long', limits });
  expect(slow).toMatchObject({ failure: { kind: 'timeout' } });
}, 90_000);

it('the pictures of one person wait for each other, not others for them [UPL-01] (UP-03)', async () => {
  const [one, honest] = [await server.actor(), await server.actor()];
  const photo = await picture(4_000, 3_000).jpeg().toBuffer();
  const small = await picture(60, 60).png().toBuffer();
  let ended = 0;
  const others = Array.from({ length: 6 }, () => send(photo, { category: 'user' }, one).finally(() => ended++));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await send(small, { category: 'user' }, honest)).status).toBe(200);
  expect(ended).toBeLessThan(others.length);
  await Promise.all(others);
}, 60_000);

describe('pictures that take long', () => {
  let long: Buffer;
  let small: Buffer;
  beforeAll(async () => {
    // 40 megapixels of eight bytes, which can be read line by line: within the memory, beyond the quick lane's time.
    const background = { r: 9, g: 9, b: 9, alpha: 0.5 };
    long = await sharp({ create: { width: 6_300, height: 6_300, channels: 4, background } })
      .toColourspace('rgb16')
      .png({ compressionLevel: 9 })
      .toBuffer();
    small = await picture(60, 60).png().toBuffer();
  });

  it('wait in a lane of their own, beside which avatars pass, and are stored in the end [UPL-01] (UP-03)', async () => {
    let ended = 0;
    const wish = { format: 'png', side: 600 } as const;
    const others = Array.from({ length: 3 }, () =>
      reencodePicture(long, { ...wish, lane: 'long' }).finally(() => ended++),
    );
    expect(await reencodePicture(small, { ...wish, lane: 'quick' })).toMatchObject({ ok: true });
    expect(ended).toBeLessThan(others.length);
    expect(await Promise.all(others)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    // By somebody else: how many pictures the others have sent depends on how fast the machine is.
    expect((await send(long, { category: 'user' }, await server.actor())).status).toBe(200);
  }, 60_000);
});
