import { readFileSync } from 'node:fs';
import { convertToHtml } from 'mammoth';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { errorCodes, pathOf, publicChat } from '@tinystar/contract';
import { beforeAll, expect, test } from 'vitest';
import { makeHandbook } from '../documents/index.ts';
import { stopClock, turnUntil } from './clock.ts';
import { conversationStands } from './browser.ts';
import { createDemo, people } from './demo.ts';

const { url, visit, query, actAs, enterDemo } = createDemo();

/** The demo's assistants: everybody's, the preset one, and the one for the enterprise's own people. */
interface Bot {
  id: string;
  publicId: string;
}
let purifier: Bot;
let guide: Bot;
let handbook: Bot;
let tenantId: string;

beforeAll(async () => {
  const one = async (where: string): Promise<Bot> => {
    const [row] = await query(`select id, public_id from kb_bot where ${where}`);
    return { id: String(row?.id), publicId: String(row?.public_id) };
  };
  purifier = await one(`owner_type = 'personal'`);
  guide = await one('is_preset');
  handbook = await one(`permission = 'protected'`);
  const [own] = await query('select id from tenant');
  tenantId = String(own?.id);
});

const box = (page: Page) => page.getByRole('textbox', { name: '问题' });
const last = (page: Page) => page.getByRole('article').last();
/** Asks, and waits until the answer is settled: answered with its sources, or failed with a way to send again. */
const ask = async (page: Page, question: string) => {
  await conversationStands(page);
  await box(page).fill(question);
  await box(page).press('Enter');
  await expect.poll(() => last(page).innerText()).toContain(question);
  const turn = page.getByRole('article').nth((await page.getByRole('article').count()) - 1);
  await turn
    .getByText('参考来源')
    .or(turn.getByRole('button', { name: /^(重新发送|修改问题)$/ }))
    // It cannot be asked again.
    .or(turn.getByText('助手不存在', { exact: true }))
    .first()
    .waitFor();
  return turn;
};
const pressed = (button: Locator) => button.getAttribute('aria-pressed');

test('a visitor is greeted with questions to press, writes several lines, and finds watermark, hints and a bar of questions [CHAT-16] [CHAT-29] [CHAT-30] [CHAT-31] [CHAT-33] [CHAT-34] [UI-04] [UI-43] [UI-47] [CONST-18]', async () => {
  const { page } = await visit({ viewport: { width: 1920, height: 1000 } });
  // More questions of one kind than a phone is wide.
  const maintenance = ['更换滤芯后怎么复位？', '滤芯多久换一次？', '外出几天需要关阀门吗？', '首次使用要冲洗多久？'];
  await query(
    `update kb_bot set question_words = jsonb_set(question_words, '{content}', to_jsonb($1::text)) where id = $2`,
    [
      ['#保养#', ...maintenance.map((question) => `##${question}##`), '#售后#', '##保修期是多久？##'].join('\n'),
      purifier.id,
    ],
  );
  await page.goto(url(`/b/${purifier.publicId}`));
  await page.getByRole('button', { name: '红灯闪烁是什么意思？' }).click();
  await last(page).getByText('参考来源').waitFor();
  await expect.poll(() => last(page).innerText()).toContain('红灯闪烁是什么意思？');

  // Enter sends, Shift+Enter breaks the line; the box grows up to ten lines.
  const height = async (lines: number) => {
    await box(page).fill(Array.from({ length: lines }, (_, at) => `第${at + 1}行`).join('\n'));
    return (await box(page).boundingBox())!.height;
  };
  const [one, ten, twenty] = [await height(1), await height(10), await height(20)];
  expect(ten).toBeGreaterThan(one * 5);
  expect(twenty).toBe(ten);
  await box(page).fill('滤芯');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('多久换一次？');
  await expect.poll(() => box(page).inputValue()).toBe('滤芯\n多久换一次？');
  const turns = await page.getByRole('article').count();
  await box(page).press('Enter');
  await page.getByRole('article').nth(turns).getByText('参考来源').waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('');

  for (const name of ['人工咨询方式', '提问小技巧']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
  }

  // The bar of questions moves by 200 px where it has more than fit.
  await page.setViewportSize({ width: 700, height: 900 });
  await page.getByRole('tab', { name: '保养' }).click();
  const row = page.getByRole('tabpanel');
  await row.getByRole('button', { name: '更换滤芯后怎么复位？' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const offset = () =>
    row.evaluate((panel) =>
      Math.max(panel.scrollLeft, ...[...panel.querySelectorAll('*')].map((part) => part.scrollLeft)),
    );
  await expect.poll(offset).toBe(0);
  const room = await row.evaluate((panel) =>
    Math.max(...[panel, ...panel.querySelectorAll('*')].map((part) => part.scrollWidth - part.clientWidth)),
  );
  expect(room).toBeGreaterThan(0);
  await page.getByRole('button', { name: '向后滚动' }).click();
  await expect.poll(offset).toBe(Math.min(200, room));
  await page.setViewportSize({ width: 1920, height: 1000 });

  const watermark = page
    .locator('svg[aria-hidden]')
    .filter({ has: page.locator('pattern') })
    .first();
  const drawn = await watermark.evaluate((layer) => {
    const text = layer.querySelector('pattern text')!;
    return {
      words: text.textContent,
      turned: text.getAttribute('transform'),
      size: getComputedStyle(text).fontSize,
      gap: [
        layer.querySelector('pattern')!.getAttribute('width'),
        layer.querySelector('pattern')!.getAttribute('height'),
      ],
    };
  });
  expect(drawn).toMatchObject({ words: '内容由AI生成仅供参考', size: '14px', gap: ['600', '450'] });
  expect(drawn.turned).toContain('rotate(-35)');
  for (const part of [last(page), box(page)]) expect((await part.boundingBox())!.width).toBeLessThanOrEqual(1200);
  await page.context().close();
});

test('a thumb is given, with a reason, taken back, and not kept when the call fails; an answer that did not help offers the way to a person; a stream that does not open is told by its status and sent again [CHAT-04] [CHAT-09] [ERR-14] [UI-36]', async () => {
  const { page } = await visit();
  await page.goto(url(`/b/${purifier.publicId}`));
  const turn = await ask(page, '首次使用要冲洗多久？');
  const up = turn.getByRole('button', { name: '有帮助', exact: true });
  const down = turn.getByRole('button', { name: '没有帮助' });
  const stored = async () =>
    (await query('select thumb from kb_bot_chat_message order by created_at desc limit 1'))[0]?.thumb;
  await up.click();
  await expect.poll(stored).toBe('up');
  expect([await pressed(up), await pressed(down)]).toEqual(['true', 'false']);
  await up.click();
  await expect.poll(stored).toBe('none');
  await expect.poll(() => pressed(up)).toBe('false');
  await down.click();
  await expect.poll(stored).toBe('down');
  const reason = async () =>
    (await query('select thumb_reason from kb_bot_chat_message order by created_at desc limit 1'))[0]?.thumb_reason;
  await turn.getByRole('button', { name: '内容有误' }).click();
  await expect.poll(reason).toBe('内容有误');
  await page.reload();
  await expect.poll(() => pressed(turn.getByRole('button', { name: '内容有误' }))).toBe('true');
  await turn.getByRole('button', { name: '人工咨询' }).click();
  await page.getByRole('dialog', { name: '人工咨询方式' }).waitFor();
  await page.keyboard.press('Escape');
  await page.route(`**${pathOf(publicChat.thumb, 'personal')}`, (route) => route.abort());
  await up.click();
  await page.getByRole('status').getByText('当前网络异常，请检查网络设置。').waitFor();
  await expect.poll(() => Promise.all([pressed(up), pressed(down)])).toEqual(['false', 'false']);

  // An error of the server’s own without words has the usual ones, with its own word it has those.
  for (const [errorMessage, words] of [
    ['', '系统发生未知错误，请稍后重试。'],
    ['机房正在搬迁', '机房正在搬迁'],
  ] as const) {
    await page.route(`**${pathOf(publicChat.ask, 'personal')}`, (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `data: ${JSON.stringify({ errorCode: 500_000, errorMessage, requestId: 'r' })}\n\n`,
      }),
    );
    const failed = await ask(page, `${words}会怎样？`);
    await failed.getByText(words, { exact: true }).waitFor();
    await failed.getByRole('button', { name: '重新发送' }).waitFor();
  }
  await page.unrouteAll();
  const limit = '今天的提问次数已用完（每天3次），明天再来吧';
  const blocked = '问题中含有平台不允许的内容，请修改后再问';
  const refusal = (errorCode: number, errorMessage: string) =>
    JSON.stringify({ errorCode, errorMessage, requestId: 'r' });
  for (const [status, body, words] of [
    [400, '<h1>proxy</h1>', '服务出错'],
    [429, '<h1>proxy</h1>', '未知错误'],
    [429, refusal(429_000, '操作过于频繁，请稍后再试'), '未知错误'],
    // A limit that says which one it is.
    [429, refusal(429_000, limit), limit],
    [400, refusal(400_002, blocked), blocked],
    [500, '<h1>proxy</h1>', '未知错误'],
  ] as const) {
    await page.route(`**${pathOf(publicChat.ask, 'personal')}`, (route) =>
      route.fulfill({ status, contentType: body.startsWith('{') ? 'application/json' : 'text/html', body }),
    );
    const failed = await ask(page, `状态${status}会怎样？`);
    await failed.getByText(words, { exact: true }).waitFor();
  }
  await page.unrouteAll();
  await last(page).getByRole('button', { name: '重新发送' }).click();
  await last(page).getByRole('button', { name: '复制', exact: true }).waitFor();
  await page.context().close();
});

test('an answer is shown by its type and in the colours of its maker, copied as Markdown, quoted, asked in other words; the conversation is taken along [CHAT-24] [CHAT-30] [CHAT-36] [CHAT-41] [CONST-18] [UI-03]', async () => {
  const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const [before] = await query('select display, description from kb_bot where id = $1', [purifier.id]);
  const own = {
    bubbleColor: '#7A1F5C',
    gradientStartColor: '#FF8A00',
    gradientEndColor: '#D6006E',
    showDescription: 'disabled',
  };
  await query('update kb_bot set display = display || $1::jsonb where id = $2', [JSON.stringify(own), purifier.id]);
  await page.addInitScript(() => {
    globalThis.print = () => {
      document.title = document.querySelector('[data-print-sheet]')?.textContent ?? '';
    };
  });
  await page.goto(url(`/b/${purifier.publicId}`));
  let turn = await ask(page, '首次使用要冲洗多久？');
  // The list stands at its end a moment after the question was sent.
  const away = () =>
    page.getByRole('log').evaluate((list) => list.scrollHeight - list.clientHeight - Math.round(list.scrollTop));
  await expect.poll(away).toBeLessThanOrEqual(1);
  expect(
    await turn
      .getByText('首次使用要冲洗多久？')
      .first()
      .evaluate((bubble) => getComputedStyle(bubble).backgroundColor),
  ).toBe('rgb(122, 31, 92)');
  const rings = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('header span')].filter((part) =>
          getComputedStyle(part).backgroundImage.includes('rgb(255, 138, 0)'),
        ).length,
    );
  await expect.poll(rings).toBe(1);
  await expect.poll(() => page.getByText(String(before?.description)).count()).toBe(0);

  const menu = async (name: string) => {
    const action = turn.getByRole('button', { name });
    if ((await action.count()) === 0) await turn.getByRole('button', { name: '其他操作' }).click();
    await action.click();
  };
  await menu('复制为Markdown');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\[1\]/);
  const taken = async (way: RegExp) => {
    await menu('导出对话');
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: way }).click();
    const file = await download;
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return { name: file.suggestedFilename(), path: await file.path() };
  };
  const markdown = await taken(/Markdown/);
  const saved = readFileSync(markdown.path, 'utf8');
  expect(saved).toMatch(/^# 与.+的对话\n/);
  expect(saved).toContain('## 首次使用要冲洗多久？');
  expect(saved).toMatch(/- \[1\] .+/);
  const word = await taken(/Word/);
  expect(word.name).toMatch(/^与.+的对话\.docx$/);
  const { value: html } = await convertToHtml({ path: word.path });
  expect(html).toMatch(/^<h1>与.+的对话<\/h1>/);
  expect(html).toContain('<h2>首次使用要冲洗多久？</h2>');
  expect(html).toMatch(/<ul><li>\[1\] .+<\/li>/);
  const drawn = async (path: string) => {
    const { width, height } = await sharp(path).metadata();
    const { channels, entropy } = await sharp(path).stats();
    // A white sheet would have next to no entropy.
    expect(entropy).toBeGreaterThan(0.3);
    expect(channels[0]!.max).toBe(255);
    return { width, height };
  };
  const picture = await taken(/图片/);
  expect(picture.name).toMatch(/^与.+的对话\.png$/);
  expect((await drawn(picture.path)).width).toBeGreaterThanOrEqual(1_200);
  await menu('分享图片');
  const sharing = page.getByRole('dialog', { name: '分享图片' });
  await sharing.getByRole('img', { name: '图片：问题“首次使用要冲洗多久？”的回答和来源' }).waitFor();
  await sharing.getByRole('button', { name: '复制图片' }).click();
  await page.getByText('复制成功').last().waitFor();
  const kept = page.waitForEvent('download');
  await sharing.getByRole('button', { name: '保存图片' }).click();
  expect((await drawn(await (await kept).path())).height).toBeGreaterThan(600);
  await page.keyboard.press('Escape');
  await menu('导出对话');
  await page.getByRole('dialog').getByRole('button', { name: /打印/ }).click();
  await expect.poll(() => page.title()).toContain('首次使用要冲洗多久？');
  await menu('修改问题，重新提问');
  await expect.poll(() => box(page).inputValue()).toBe('首次使用要冲洗多久？');
  // One stands below the answer and quotes all of it; the selection brings a second one.
  const quotes = page.getByRole('button', { name: '引用到提问' });
  const below = await quotes.count();
  const told = turn.getByText('冲洗').last();
  // The line that says it: a quote may have several.
  const position = await told.evaluate((quote) => {
    const texts = document.createTreeWalker(quote, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode.textContent?.includes('冲洗')) break;
    const line = document.createRange();
    line.selectNodeContents(texts.currentNode);
    const [around, within] = [quote.getBoundingClientRect(), line.getBoundingClientRect()];
    return { x: within.x - around.x + 20, y: within.y - around.y + within.height / 2 };
  });
  await told.click({ clickCount: 3, position });
  await expect.poll(() => quotes.count()).toBe(below + 1);
  await quotes.last().click();
  await expect.poll(() => box(page).inputValue()).toMatch(/^> .*冲洗/);
  await box(page).fill('');

  await query(
    `update kb_bot_chat_message set sentence_map = jsonb_set(sentence_map, '{1,reference,0,score}', '0.49')
     where id = (select id from kb_bot_chat_message order by created_at desc limit 1)`,
  );
  await page.reload();
  turn = last(page);
  await turn.getByText('相似度低').waitFor();
  const [cited] = await query('select sentence_map from kb_bot_chat_message order by created_at desc limit 1');
  await query(
    `update kb_bot_chat_message set answer = $1, answer_content_type = 'plainText', sentence_map = '{}'
     where id = (select id from kb_bot_chat_message order by created_at desc limit 1)`,
    ['# **原样** <b>'],
  );
  await page.reload();
  turn = last(page);
  await turn.getByText('# **原样** <b>').waitFor();
  // Plain words may have references too.
  await query(
    `update kb_bot_chat_message set answer = '**冲洗**五分钟', answer_content_type = 'plainTextWithReference', sentence_map = $1
     where id = (select id from kb_bot_chat_message order by created_at desc limit 1)`,
    [JSON.stringify(cited?.sentence_map)],
  );
  await page.reload();
  turn = last(page);
  await turn.getByText('**冲洗**五分钟').first().waitFor();
  await turn.getByText('参考来源').waitFor();
  // Without a colour of its own the question wears the maker's gradient; with neither, the product's ground.
  const ground = () =>
    last(page)
      .getByText('首次使用要冲洗多久？')
      .first()
      .evaluate((bubble) => getComputedStyle(bubble).backgroundImage);
  const worn = { ...own, bubbleColor: '#00BB93', gradientStartColor: '#FFD166', gradientEndColor: '#FF8A00' };
  await query('update kb_bot set display = display || $1::jsonb where id = $2', [
    JSON.stringify({ ...worn, gradientAngle: 90 }),
    purifier.id,
  ]);
  await page.reload();
  await expect.poll(ground).toBe('linear-gradient(90deg, rgb(255, 209, 102), rgb(255, 138, 0))');
  await query('update kb_bot set display = $1 where id = $2', [JSON.stringify(before?.display), purifier.id]);
  expect(before?.display).toMatchObject({
    bubbleColor: '#00BB93',
    gradientStartColor: '#00B2F9',
    gradientEndColor: '#04EB94',
    gradientAngle: 135,
  });
  await page.reload();
  await expect.poll(ground).toBe('none');
  // The header too is the maker’s choice.
  const header = page.getByRole('banner').getByRole('heading', { level: 1 });
  await header.waitFor();
  await query(`update kb_bot set display = display || '{"showHeader":"disabled"}' where id = $1`, [purifier.id]);
  await page.reload();
  await last(page).getByText('参考来源').waitFor();
  await expect.poll(() => header.count()).toBe(0);
  await query('update kb_bot set display = $1 where id = $2', [JSON.stringify(before?.display), purifier.id]);
  await page.context().close();
});

test('what was asked before comes as one scrolls up, down to the welcome, and then nothing more is asked for [CHAT-20]', async () => {
  const { page } = await visit();
  await page.goto(url(`/b/${purifier.publicId}`));
  await ask(page, '首次使用要冲洗多久？');
  await query(
    `insert into kb_bot_chat_message
     select (jsonb_populate_record(m, jsonb_build_object('id', md5(m.id || n), 'question', '很久以前的第' || n || '问',
       'created_at', m.created_at - n * interval '1 minute'))).*
     from kb_bot_chat_message m, generate_series(1, 45) n
     where m.id = (select id from kb_bot_chat_message order by created_at desc limit 1)`,
  );
  const pages: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(pathOf(publicChat.history, 'personal')))
      void response.json().then(({ rows }: { rows: unknown[] }) => pages.push(rows.length));
  });
  await page.reload();
  await last(page).getByText('首次使用要冲洗多久？').first().waitFor();
  await expect.poll(() => page.getByText('很久以前的第45问').count()).toBe(0);
  const up = async () => {
    await page.getByRole('log').hover();
    await page.mouse.wheel(0, -20_000);
  };
  await expect
    .poll(async () => {
      await up();
      return page.getByText('很久以前的第45问').count();
    })
    .toBeGreaterThan(0);
  await expect.poll(() => pages.reduce((sum, rows) => sum + rows, 0)).toBe(46);
  const asked = [...pages];
  expect(asked.at(-1)).toBeLessThan(20);
  await up();
  await page.getByRole('log').getByText('您好，我是星泉净水器的智能客服').first().waitFor();
  await up();
  await page.waitForTimeout(300);
  expect(pages).toEqual(asked);
  await page.context().close();
});

test('answers are read as one likes: larger, wider and closer, kept for the next visit; a table is sorted, copied and enlarged, a long answer has an outline, and what is written is told in sentences [CHAT-24] [CHAT-30]', async () => {
  const { page } = await visit({
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1440, height: 900 },
  });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    Object.assign(Document.prototype, { ariaNotify: (words: string) => told.push(words) });
  });
  await page.goto(url(`/b/${purifier.publicId}`));
  let turn = await ask(page, '首次使用要冲洗多久？');
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told.join('\n'));
  await expect.poll(told).toMatch(/冲洗/);
  expect(await told()).not.toMatch(/\[\d\]|\*\*/);

  const size = () =>
    turn
      .getByText('冲洗')
      .last()
      .evaluate((words) => getComputedStyle(words).fontSize);
  const usual = await size();
  await turn.getByRole('button', { name: '其他操作' }).click();
  await turn.getByRole('button', { name: '阅读设置' }).click();
  const dialog = page.getByRole('dialog', { name: '阅读设置' });
  await dialog.getByRole('radio', { name: '特大' }).click();
  await dialog.getByRole('radio', { name: '较宽' }).click();
  await dialog.getByRole('switch', { name: '紧凑排列' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  turn = last(page);
  await turn.getByText('参考来源').waitFor();
  expect(Number.parseFloat(await size())).toBeGreaterThan(Number.parseFloat(usual));
  expect((await turn.boundingBox())!.width).toBeGreaterThan(800);

  const part = (name: string) => `## ${name}\n\n${'按说明书的顺序操作，每一步完成后检查是否漏水。'.repeat(20)}`;
  const table = '| 型号 | 价格 |\n|---|---|\n| R8 | 1,200元 |\n| R2 | 90元 |\n| R5 | 350元 |';
  await query(
    `update kb_bot_chat_message set answer = $1, answer_content_type = 'markdown'
     where id = (select id from kb_bot_chat_message order by created_at desc limit 1)`,
    [[part('安装'), part('冲洗'), `${part('价格')}\n\n${table}`].join('\n\n')],
  );
  await page.reload();
  turn = last(page);
  await turn.getByText('目录（3节）').click();
  await turn.getByRole('button', { name: '价格', exact: true }).click();
  await expect
    .poll(() => turn.getByRole('heading', { name: '价格' }).evaluate((h) => h === document.activeElement))
    .toBe(true);
  await turn.getByRole('cell', { name: 'R8' }).hover();
  const rows = (within: Locator) => within.getByRole('row').allInnerTexts();
  await turn.getByRole('button', { name: '按价格排序' }).click();
  expect((await rows(turn)).slice(1).map((row) => row.split('\t')[0])).toEqual(['R2', 'R5', 'R8']);
  await turn.getByRole('button', { name: '复制表格' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('型号\t价格\nR2\t90元\nR5\t350元\nR8\t1,200元');
  await turn.getByRole('button', { name: '全屏查看' }).click();
  const full = page.getByRole('dialog', { name: '表格' });
  expect((await full.boundingBox())!.width).toBe(1_440);
  await page.keyboard.press('Escape');
  await full.waitFor({ state: 'detached' });
  await page.context().close();
});

test('on a phone a swipe leads from an answer to its source and back [CHAT-24]', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(url(`/b/${purifier.publicId}`));
  const turn = await ask(page, '滤芯多久换一次？');
  const swipe = (over: Locator, from: number, to: number) =>
    over.evaluate(
      (target, [start, end]) => {
        const finger = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 200 });
        target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [finger(start!)] }));
        target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [finger(end!)] }));
      },
      [from, to],
    );
  const source = page.getByRole('dialog', { name: /^原文：/ });
  // What notices fingers comes a moment after the answer.
  await expect
    .poll(async () => {
      await swipe(turn.getByText('参考来源'), 320, 120);
      return source.count();
    })
    .toBe(1);
  await source.getByRole('button', { name: '关闭原文' }).waitFor();
  await expect
    .poll(async () => {
      if ((await source.count()) > 0) await swipe(source, 60, 300);
      return source.count();
    })
    .toBe(0);
  await page.context().close();
});

test('a cited place has a link: its makers and whoever was shown it open it, to others it says that they may not [CHAT-24]', async () => {
  const member = await enterDemo(people.member, { permissions: ['clipboard-read', 'clipboard-write'] });
  await actAs(member.token, tenantId);
  const { page } = member;
  await page.goto(url(`/a/chat/bot/${handbook.id}/tenant`));
  const turn = await ask(page, '年假有几天？');
  await turn.getByRole('group', { name: '参考来源' }).getByRole('button').first().click();
  await page
    .getByRole('dialog', { name: /^原文：/ })
    .getByRole('button', { name: '复制这处原文的链接' })
    .click();
  await page.getByText('链接已复制').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/a/chat/bot/${handbook.id}/tenant?source=`);
  await page.goto(link);
  const source = page.getByRole('dialog', { name: /^原文：/ });
  await source.locator('[data-mark]').first().waitFor();
  await source.getByRole('button', { name: '关闭原文' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.context().close();

  const owner = await enterDemo(people.owner);
  await actAs(owner.token, tenantId);
  await owner.page.goto(link);
  await owner.page
    .getByRole('dialog', { name: /^原文：/ })
    .locator('[data-mark]')
    .first()
    .waitFor();
  await owner.page.context().close();

  // Of the document the member was shown this block alone.
  const again = await enterDemo(people.member);
  await actAs(again.token, tenantId);
  await again.page.goto(link.replace(/\.[^.]+$/, '.elsewhere'));
  await again.page.getByText('您无权查看这处原文').waitFor();
  await again.page.context().close();
});

test('answers are event streams on both sides of both identities, and a question is asked again in its message [CHAT-01]', async () => {
  const { token, page } = await enterDemo(people.owner);
  await page.context().close();
  const events = async (path: string, body: object) => {
    const answer = await fetch(url(`/api/v1/${path}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ source: 'tinystar_web', enableStream: true, isStream: true, ...body }),
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    return [...(await answer.text()).matchAll(/^data: ?(\{.*\})$/gm)].map(
      ([, data]) => JSON.parse(data!) as { id: string; status: string },
    );
  };
  for (const [identity, family, bot, question] of [
    ['', 'personal', purifier, '滤芯多久换一次？'],
    [tenantId, 'tenant', handbook, '年假有几天？'],
  ] as const) {
    await actAs(token, identity);
    for (const [call, side] of [
      ['answer4Trial', 'make'],
      ['answer4Real', 'use'],
    ] as const) {
      const ask = { kbBotId: bot.id, question, side };
      const first = await events(`${family}KbBotQa/${call}`, ask);
      expect([first[0]?.status, first.at(-1)?.status]).toEqual(['generating', 'finished']);
      const chatId = first[0]!.id;
      const again = await events(`${family}KbBotQa/${call}`, { ...ask, chatId, isQueryAgain: 'yes' });
      expect([again.at(-1)?.status, again.at(-1)?.id]).toEqual(['finished', chatId]);
    }
  }
});

test('questions asked without a network are kept, and sent in their order when the reader agrees; the product can be installed [ERR-13]', async () => {
  const { page } = await visit();
  await page.goto(url(`/b/${purifier.publicId}`));
  await ask(page, '保修期是多久？');
  const asked = async () =>
    (await query(`select question from kb_bot_chat_message order by created_at desc limit 2`)).map(
      ({ question }) => question,
    );
  await page.context().setOffline(true);
  await page.getByText('网络已断开').waitFor();
  for (const question of ['首次使用要冲洗多久？', '红灯闪烁是什么意思？']) {
    const failed = await ask(page, question);
    await failed.getByText('当前网络异常，请检查网络设置。').waitFor();
  }
  await page.context().setOffline(false);
  await page.getByText('网络已恢复，有2个问题没有发出').waitFor();
  expect((await asked())[0]).toBe('保修期是多久？');
  await page.getByRole('button', { name: '发送', exact: true }).first().click();
  await expect.poll(() => page.getByRole('article').getByText('参考来源').count()).toBe(3);
  await expect.poll(asked).toEqual(['红灯闪烁是什么意思？', '首次使用要冲洗多久？']);
  await page.getByText('网络已恢复').waitFor({ state: 'detached' });

  const manifest = await page.request.get(url('/manifest.webmanifest'));
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  for (const { src, type } of icons) {
    const icon = await page.request.get(url(src));
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('beside the running history a person keeps conversations of their own: named, pinned, found by words in all of them, deleted and taken back; what is typed there goes on on another device, and how they read is the same on each', async () => {
  const { page, token, complaints } = await enterDemo(people.owner);
  await actAs(token);
  await page.goto(url(`/a/chat/bot/${purifier.id}/personal`));
  await ask(page, '红灯闪烁是什么意思？');
  const opener = (name: string) => page.getByRole('button', { name: `对话列表，当前：${name}` });
  const list = page.getByRole('dialog', { name: '对话列表' });
  const choose = async (row: string, action: string) => {
    await list.getByRole('button', { name: `${row}的操作` }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await opener('对话').click();
  await list.getByRole('button', { name: '新对话', exact: true }).click();
  await opener('新对话').waitFor();
  await ask(page, '滤芯多久换一次？');
  await opener('滤芯多久换一次？').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.reload();
  await page.getByRole('article').getByText('滤芯多久换一次？').first().waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);

  await opener('滤芯多久换一次？').click();
  await choose('滤芯多久换一次？', '重命名');
  await list.getByRole('textbox', { name: '对话名称' }).fill('换滤芯');
  await list.getByRole('textbox', { name: '对话名称' }).press('Enter');
  await choose('换滤芯', '置顶');
  await list.getByRole('region', { name: '置顶' }).getByRole('button', { name: '换滤芯', exact: true }).waitFor();
  await choose('换滤芯', '删除');
  await list.getByText('已删除“换滤芯”').waitFor();
  // Its page goes on with the running history.
  await page.getByRole('article').getByText('红灯闪烁是什么意思？').first().waitFor();
  await list.getByRole('button', { name: '撤销' }).click();
  // Undone, it is open again: nobody has to look for it.
  await opener('换滤芯').waitFor();
  await list.getByRole('button', { name: '换滤芯', exact: true }).click();
  await list.waitFor({ state: 'detached' });
  await opener('换滤芯').click();
  await list.getByRole('searchbox', { name: '搜索全部对话' }).fill('红灯闪');
  await expect.poll(() => list.locator('mark').allInnerTexts()).toContain('红灯闪');
  await list.getByRole('button', { name: /^红灯闪烁是什么意思/ }).click();
  await opener('对话').waitFor();
  await page.getByRole('article').getByText('红灯闪烁是什么意思？').first().waitFor();

  await last(page).getByRole('button', { name: '其他操作' }).click();
  await last(page).getByRole('button', { name: '阅读设置' }).click();
  await page.getByRole('dialog', { name: '阅读设置' }).getByRole('radio', { name: '特大' }).click();
  await page.keyboard.press('Escape');
  const kept = async () => (await query(`select reading->>'size' as size from "user" where reading is not null`)).at(0);
  await expect.poll(kept).toEqual({ size: 'xl' });

  await box(page).fill('滤芯在哪里');
  const drafts = async () => (await query('select text from kb_bot_chat_draft')).map(({ text }) => text);
  await expect.poll(drafts).toEqual(['滤芯在哪里']);
  const { page: phone } = await enterDemo(people.owner);
  await phone.goto(url(`/a/chat/bot/${purifier.id}/personal`));
  await phone.getByText(/已接上您(今天|昨天) \d\d:\d\d在其他设备上写的内容/).waitFor();
  await expect.poll(() => box(phone).inputValue()).toBe('滤芯在哪里');
  await expect.poll(() => phone.locator('[data-size="xl"]').count()).toBe(1);
  await ask(phone, '滤芯多久换一次？');
  await expect.poll(drafts).toEqual([]);
  // The first device comes back to the front.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => box(page).inputValue()).toBe('');
  await phone.context().close();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('actions stand under answers and not under failed ones, nor under a preset assistant’s off the make side; its price is taken from the balance at once, by a line that leads to it [CHAT-10] [CHAT-38] [COIN-02] [COIN-16]', async () => {
  const owner = await enterDemo(people.owner);
  const { page } = owner;
  await actAs(owner.token);
  await page.goto(url(`/a/chat/bot/${guide.id}/tenant`));
  const coins = async () =>
    Number(/小星币\s*(\d+)/.exec(await page.getByRole('banner').first().innerText())?.[1] ?? -1);
  await expect.poll(coins).toBeGreaterThan(0);
  const before = await coins();
  const actions = (turn: Locator) => turn.getByRole('button', { name: '有帮助', exact: true });
  const preset = await ask(page, '支持哪些文件格式？');
  await expect.poll(() => actions(preset).count()).toBe(0);
  await expect.poll(coins).toBe(before - 1);
  // Its line in the ledger leads to the chat.
  await page.goto(url('/user/index?activeKey=coins'));
  await page.getByRole('link', { name: '回答问题' }).first().click();
  await page.waitForURL(`**/a/chat/bot/${guide.id}/tenant`);
  await query(`update coin_account set balance = 0 where owner_id = (select id from "user" where phone_number = $1)`, [
    people.owner,
  ]);
  const failed = await ask(page, '文档最大可以有多大？');
  await failed.getByText('您的小星币余额不足，请充值后重试').waitFor();
  await expect.poll(() => actions(failed).count()).toBe(0);
  await query(`update coin_account set balance = 99 where owner_id = (select id from "user" where phone_number = $1)`, [
    people.owner,
  ]);
  await actAs(owner.token, tenantId);
  await page.goto(url(`/a/train/bot/${guide.id}/chat`));
  await actions(await ask(page, '支持哪些文件格式？')).waitFor();
  await page.context().close();
});

test('questions that its documents answer too follow an answer, as long as the assistant offers them, and can be pressed [CHAT-13] [CHAT-32] [BOT-18] [UI-37]', async () => {
  const { page } = await visit();
  await page.goto(url(`/b/${guide.publicId}`));
  const offered = page.getByRole('region', { name: '您可能还想问' });
  await ask(page, '忘记密码怎么办？');
  await offered.getByRole('button').first().waitFor();
  const next = await offered.getByRole('button').first().innerText();
  await offered.getByRole('button').first().click();
  await expect.poll(() => last(page).innerText()).toContain(next);
  await last(page).getByText('参考来源').waitFor();
  await page.getByRole('button', { name: '提问小技巧' }).waitFor();

  await page.goto(url(`/b/${purifier.publicId}`));
  const quick = (turn: Locator) => turn.getByRole('button', { name: '提问小技巧' });
  // Off unless the maker wants them.
  const plain = quick(await ask(page, '首次使用要冲洗多久？'));
  await expect.poll(() => plain.count()).toBe(0);
  await query('update kb_bot set is_show_quick_buttons = true, is_show_similar_questions = false');
  await page.goto(url(`/b/${purifier.publicId}`));
  const turn = await ask(page, '红灯闪烁是什么意思？');
  await turn.getByRole('button', { name: '人工咨询方式' }).waitFor();
  await quick(turn).click();
  await page.getByRole('dialog', { name: '提问小技巧' }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(url(`/b/${guide.publicId}`));
  await ask(page, '忘记密码怎么办？');
  await expect.poll(() => offered.count()).toBe(0);
  await query('update kb_bot set is_show_quick_buttons = false, is_show_similar_questions = true');
  await page.context().close();
});

test('whoever uses an assistant may turn to a person under each answer, as long as its service is on; what was cleared and what was closed stay told apart [CHAT-12] [CS-13] [UI-38]', async () => {
  const member = await enterDemo(people.member);
  const { page } = member;
  await actAs(member.token, tenantId);
  await page.goto(url(`/a/chat/bot/${handbook.id}/tenant`));
  const turn = await ask(page, '年假可以结转吗？');
  await turn.getByRole('button', { name: '人工客服' }).click();
  await page.waitForURL(`**/a/chat/bot/${handbook.id}/tenant/cs`);
  await query(`update cs_ticket set status = 'closed', closed_at = now() where kb_bot_id = $1`, [handbook.id]);
  await page.reload();
  await page.getByText(/^本次咨询已结束/).waitFor();
  await query(`update kb_bot set customer_service_status = 'disabled' where id = $1`, [handbook.id]);
  await page.goto(url(`/a/chat/bot/${handbook.id}/tenant`));
  await last(page).getByRole('button', { name: '有帮助', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('article').getByRole('button', { name: '人工客服' }).count()).toBe(0);
  await page.getByRole('button', { name: '清除对话' }).click();
  await page.getByRole('separator', { name: '以上对话已清除' }).waitFor();
  await query(`update kb_bot set customer_service_status = 'enabled' where id = $1`, [handbook.id]);
  await page.context().close();
});

test('without coins each reader is told what he can do: the owner tops up or sends again, members and outsiders try later, a maker asks the owner, also where an upload is refused [ERR-07] [ERR-08] [ERR-09] [ERR-10] [ERR-17] [ERR-18] [DOC-10] [ENT-19]', async () => {
  const set = (balance: number) =>
    query(`update coin_account set balance = $1 where owner_type = 'tenant' and owner_id = $2`, [balance, tenantId]);
  const [{ public_id: sales } = {}] = await query(
    `select public_id from kb_bot where owner_type = 'tenant' and permission = 'public' and not is_preset`,
  );
  await set(0);
  const owner = await enterDemo(people.owner);
  await actAs(owner.token, tenantId);
  await owner.page.goto(url(`/a/train/bot/${handbook.id}/chat`));
  const told = await ask(owner.page, '病假怎么请？');
  await told.getByText('企业小星币余额不足，请充值后重试').waitFor();
  await told.getByRole('button', { name: '重新发送' }).waitFor();
  await told.getByRole('button', { name: '企业充值' }).click();
  await owner.page.waitForURL('**/a/tenant/basic?topUp=yes');
  await owner.page.getByRole('dialog', { name: '申请充值' }).waitFor();

  const member = await enterDemo(people.member);
  await actAs(member.token, tenantId);
  await member.page.goto(url(`/a/chat/bot/${handbook.id}/tenant`));
  const later = await ask(member.page, '试用期有多久？');
  await later.getByText('当前企业小星币余额不足，请稍后再点击重新发送').waitFor();
  await expect.poll(() => later.getByRole('button', { name: /充值/ }).count()).toBe(0);

  const admin = await enterDemo(people.admin);
  await actAs(admin.token, tenantId);
  await admin.page.goto(url(`/a/train/bot/${handbook.id}/chat`));
  const maker = await ask(admin.page, '加班怎么算？');
  await maker.getByText('当前企业小星币余额不足，请联系企业拥有者充值后点击重新发送').waitFor();
  // The pages that cost nothing are used up, of this month and of the one that may begin meanwhile: the next is a coin.
  await query(
    `insert into parsed_pages
     select 'tenant', $1, to_char(now() at time zone 'Asia/Shanghai' + n * interval '1 month', 'YYYY-MM'), 2000
     from generate_series(0, 1) n
     on conflict (owner_type, owner_id, month) do update set pages = 2000`,
    [tenantId],
  );
  await admin.page.goto(url(`/a/train/bot/${handbook.id}/knowledge/doc`));
  await admin.page.getByRole('button', { name: '上传文档' }).first().click();
  await admin.page
    .getByRole('dialog', { name: '上传文档' })
    .locator('input[type="file"]')
    .setInputFiles({
      name: '通知.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from((await makeHandbook()).bytes),
    });
  const short = admin.page.getByRole('alertdialog');
  await short.getByText('当前企业小星币余额不足，请联系企业拥有者充值后重试').waitFor();
  await set(500);
  await short.getByRole('button', { name: '重试' }).click();
  await admin.page.getByRole('cell', { name: '通知.pdf' }).first().waitFor();
  await admin.page.getByText('本月的免费页数已用完，每50页1小星币').waitFor();
  await expect
    .poll(() => query(`select delta, remark from coin_ledger where type = 'document'`))
    .toEqual([{ delta: -1, remark: '解析文档，5页' }]);
  await set(0);

  const { page: visitor } = await visit();
  await visitor.goto(url(`/b/${String(sales)}`));
  const foreign = await ask(visitor, '首次使用要冲洗多久？');
  await foreign.getByText('该助手所属企业小星币余额不足，请稍后再点击重新发送').waitFor();
  await set(500);
  for (const turn of [later, foreign]) {
    await turn.getByRole('button', { name: '重新发送' }).click();
    await turn.getByText('参考来源').waitFor();
  }
  for (const { context } of [owner.page, member.page, admin.page, visitor].map((page) => ({ context: page.context() })))
    await context.close();
});

test('an assistant deleted under an open chat is told there, and a refusal to answer says why, or the usual word, and a refused act leads to the page for it after a moment, told once [ERR-03] [ERR-11] [ERR-12] [ERR-16]', async () => {
  const owner = await enterDemo(people.owner);
  await actAs(owner.token);
  await owner.page.goto(url('/a/train/create/personal'));
  await owner.page.getByRole('dialog', { name: '创建助手' }).getByLabel('名称').fill('短命的助手');
  await owner.page.getByRole('button', { name: '创建', exact: true }).click();
  await owner.page.waitForURL('**/knowledge/doc');
  await expect.poll(() => box(owner.page).isEnabled()).toBe(true);
  await query(`delete from kb_bot where name = '短命的助手'`);
  const gone = await ask(owner.page, '还在吗？');
  await gone.getByText('助手不存在', { exact: true }).waitFor();
  // Refused with a reason of the server's, and without one.
  await owner.page.goto(url(`/bot/${purifier.publicId}`));
  for (const [errorMessage, shown] of [
    ['助手正在维护，请明天再来', '助手正在维护，请明天再来'],
    ['', 'unauthorized'],
  ] as const) {
    await owner.page.route(/answer4/, (route) =>
      route.fulfill({ status: 403, json: { errorCode: errorCodes.forbidden, errorMessage, requestId: 'r' } }),
    );
    const refused = await ask(owner.page, '滤芯多久换一次？');
    await refused.getByText(shown, { exact: true }).waitFor();
    await owner.page.unroute(/answer4/);
  }
  await owner.page.context().close();

  const admin = await enterDemo(people.admin);
  await actAs(admin.token, tenantId);
  const { page } = admin;
  await page.clock.install();
  await page.goto(url('/a/tenant/member'));
  await page.getByRole('button', { name: '添加成员' }).click();
  await page.getByRole('dialog', { name: '添加成员' }).getByLabel('手机号').fill('13800139009');
  await query(
    `update tenant_user set permission = 'member' where user_id = (select id from "user" where phone_number = $1)`,
    [people.admin],
  );
  // The clock stands when the refusal comes.
  await page.route('**/cross/add/tenant/user', async (route) => {
    await stopClock(page);
    await route.continue();
  });
  await page.getByRole('dialog', { name: '添加成员' }).getByRole('button', { name: '添加', exact: true }).click();
  const notice = page.getByRole('status').getByText(/权限|成员/);
  await notice.first().waitFor();
  expect(await notice.all()).toHaveLength(1);
  const path = () => new URL(page.url()).pathname;
  expect(path()).toBe('/a/tenant/member');
  // Time to read it: a second and a half, of which none has gone by.
  expect(await turnUntil(page, () => path() === '/403')).toBeGreaterThanOrEqual(1_500);
  expect((await notice.all()).length).toBeLessThanOrEqual(1);
  await query(
    `update tenant_user set permission = 'admin' where user_id = (select id from "user" where phone_number = $1)`,
    [people.admin],
  );
  await page.context().close();
});

test('where the clipboard refuses, the copy of an answer and of a link say so; where it takes them, they say that [CHAT-14] [ERR-15] [UI-18]', async () => {
  const { page } = await enterDemo(people.owner);
  const { token } = await enterDemo(people.owner);
  await actAs(token, tenantId);
  const [{ id: sales } = {}] = await query(
    `select id from kb_bot where owner_type = 'tenant' and permission = 'public' and not is_preset`,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url(`/a/train/bot/${String(sales)}/release/webapp`));
  await page.getByRole('button', { name: '二维码与链接' }).click();
  const dialog = page.getByRole('dialog', { name: '复制链接' });
  await dialog.getByRole('img', { name: '扫码打开助手' }).waitFor();
  const link = await dialog.getByRole('textbox').first().inputValue();
  await dialog.getByRole('button', { name: '复制链接' }).click();
  await page.getByText('复制成功').first().waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await dialog.getByRole('button', { name: '复制链接' }).click();
  await page.getByText('链接复制失败').first().waitFor();
  await page.goto(url(`/a/train/bot/${String(sales)}/chat`));
  const turn = await ask(page, '首次使用要冲洗多久？');
  await turn.getByRole('button', { name: '复制', exact: true }).click();
  await page.getByText('复制成功').first().waitFor();
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await turn
    .getByRole('button', { name: '复制', exact: true })
    .or(turn.getByRole('button', { name: /复制/ }))
    .first()
    .click();
  await page.getByText('复制失败').first().waitFor();
  await page.context().close();
});
