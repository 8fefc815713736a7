import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { CaptchaPurpose } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { newId } from '../platform/database/columns.ts';
import { invalid } from '../platform/http/failure.ts';
import { allow, clientOf } from '../platform/http/limit.ts';
import type { Services } from '../platform/services.ts';
import { captcha } from './schema.ts';

// Letters and digits that look alike are left out, and letters that reach below the line and would be cut off.
const alphabet = 'abcdefhkmnrstuvwxzACDEFGHKLMNPRTUVWXY34679';
const size = { width: 120, height: 40 };
const life = 120_000;
/** Captchas per address: enough for an office behind one address, too few to keep the server busy with drawing. */
const perAddress = [
  { name: 'minute', max: 30, seconds: 60 },
  { name: 'hour', max: 300, seconds: 3_600 },
];

/** The part of a call's input that holds the solved captcha. */
interface Given {
  captchaId?: string | undefined;
  captcha?: string | undefined;
}

// The package is itself the function that draws a given text; its type declarations leave that out.
const draw = svgCaptcha as unknown as (text: string, options: svgCaptcha.ConfigObject) => string;

/**
 * A new captcha: an SVG around a picture of the letters. The letters' outlines stay on the server, because outlines
 * are as good as text to a machine.
 */
export async function createCaptcha(
  services: Services,
  purpose: CaptchaPurpose,
  ip: string,
): Promise<{ captchaId: string; svg: string; required: boolean }> {
  if (!services.config.CAPTCHA) return { captchaId: '', svg: '', required: false };
  for (const limit of perAddress) await allow(services, `captcha:${limit.name}:${clientOf(ip)}`, limit);
  const answer = Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const drawing = draw(answer, { ...size, noise: 2, color: false, fontSize: 54 });
  const picture = await sharp(Buffer.from(drawing), { density: 144 })
    .resize(240, 80)
    .flatten({ background: '#f4f6f8' })
    .png()
    .toBuffer();
  const captchaId = newId();
  await services.db.insert(captcha).values({
    id: captchaId,
    answerHash: answerHash(services, purpose, captchaId, answer),
    expiresAt: new Date(services.now().getTime() + life),
  });
  const image = `<image width="${size.width}" height="${size.height}" href="data:image/png;base64,${picture.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${image}</svg>`;
  return { captchaId, svg, required: true };
}

/** `asked`: of a captcha that has already shown that a person asks, and lets the same person's SMS go out too. */
type Purpose = CaptchaPurpose | 'asked';

/** Uses up the captcha and tells whether the answer was right, and made for one of these purposes. */
async function solves(services: Services, purposes: readonly Purpose[], given: Given): Promise<boolean> {
  const { captchaId: id, captcha: answer } = given;
  if (!services.config.CAPTCHA) return true;
  if (!id || !answer) return false;
  const { rows } = await services.db.execute<{ answer_hash: string }>(
    sql`delete from captcha where id = ${id} and expires_at > ${services.now().toISOString()} returning answer_hash`,
  );
  const expected = rows[0]?.answer_hash;
  if (!expected) return false;
  const known = Buffer.from(expected, 'hex');
  return purposes.some((purpose) =>
    timingSafeEqual(known, Buffer.from(answerHash(services, purpose, id, answer), 'hex')),
  );
}

/** Whether the captcha is solved. It then serves for one SMS, so that nobody has to solve two, and for no other question. */
export async function solvesForOneQuestion(services: Services, given: Given): Promise<boolean> {
  if (!(await solves(services, ['login'], given))) return false;
  const { captchaId: id, captcha: answer } = given;
  if (!services.config.CAPTCHA || !id || !answer) return true;
  const expiresAt = new Date(services.now().getTime() + life);
  await services.db.insert(captcha).values({ id, answerHash: answerHash(services, 'asked', id, answer), expiresAt });
  return true;
}

/** Throws 400 at the captcha field unless it is solved; with `asked` also after one question. */
export async function requireCaptcha(services: Services, purpose: Purpose, given: Given): Promise<void> {
  const purposes: Purpose[] = purpose === 'asked' ? ['login', 'asked'] : [purpose];
  if (!(await solves(services, purposes, given))) throw invalid('captcha', '图形验证码错误或已过期');
}

/** What is stored of an answer; the purpose is part of it, so that no captcha opens another door. */
export function answerHash(services: Services, purpose: Purpose, id: string, answer: string): string {
  return createHmac('sha256', services.secret)
    .update(`captcha:${purpose}:${id}:${answer.trim().toLowerCase()}`)
    .digest('hex');
}
