import { describe, expect, it } from 'vitest';
import { plainArticle } from '../web/article.ts';
import { encode, utf16be } from '../testing/encode.ts';
import { decodePage, decodeText } from './decode.ts';

const simplified = '<title>门店调整公告</title><p>杭州湖滨店由何镕担任店长，营业时间调整为 9:30 至 21:30。</p>';
const traditional = '<title>門市調整公告</title><p>臺北忠孝店由鄧芸擔任店長，營業時間調整為上午九時。</p>';
const labelled = (label: string, text: string) => `<html><head><meta charset="${label}"></head>${text}</html>`;
const mark = Buffer.from('EFBBBF', 'hex');

describe('the encoding of a page', () => {
  it.each([
    ['says gbk, is UTF-8', Buffer.from(labelled('gbk', simplified)), undefined],
    ['says gbk in its header, is UTF-8', Buffer.from(labelled('utf-8', simplified)), 'gbk'],
    ['has the mark of UTF-8, says gbk', Buffer.concat([mark, Buffer.from(labelled('gbk', simplified))]), 'gb2312'],
    ['says utf-8, is GBK', encode(labelled('utf-8', simplified), 'gb18030'), 'utf-8'],
    ['says iso-8859-1 in its header, is GBK', encode(labelled('gb2312', simplified), 'gb18030'), 'iso-8859-1'],
    ['says iso-8859-1 only, is GBK', encode(simplified, 'gb18030'), 'iso-8859-1'],
    ['says big5, is GBK', encode(labelled('big5', simplified), 'gb18030'), undefined],
    ['says nothing, is GBK', encode(simplified, 'gb18030'), undefined],
    ['says what nobody knows, is GBK', encode(labelled('no-such', simplified), 'gb18030'), 'x-none'],
    ['says gb2312, is UTF-16 without a mark', Buffer.from(labelled('gb2312', simplified), 'utf16le'), undefined],
    ['says utf-8, is UTF-16 of the other order', utf16be(labelled('utf-8', simplified)), 'utf-8'],
    ['has the mark of UTF-16', Buffer.from(`\uFEFF${labelled('gbk', simplified)}`, 'utf16le'), 'gbk'],
  ])('%s', (_, bytes, charset) => {
    const text = decodePage(bytes, charset);
    expect(text).toContain(simplified);
    expect(text).not.toMatch(/[\uFFFD\uFEFF\0]/);
  });

  it.each([
    ['says gbk, is Big5', encode(labelled('gbk', traditional), 'big5'), undefined],
    ['says nothing, is Big5', encode(traditional, 'big5'), undefined],
    ['says utf-8, is Big5', encode(labelled('utf-8', traditional), 'big5'), 'utf-8'],
    ['says big5, is Big5', encode(labelled('big5', traditional), 'big5'), 'big5'],
    ['says gbk, is traditional in GBK', encode(labelled('gbk', traditional), 'gb18030'), undefined],
    ['says nothing, is traditional in GBK', encode(traditional, 'gb18030'), undefined],
  ])('%s', (_, bytes, charset) => expect(decodePage(bytes, charset)).toContain(traditional));

  it('keeps to a label that fits: other languages look Chinese to a guess', () => {
    const russian = Buffer.from('d0cfc7cfc4c120c820cdcfd2cfda', 'hex');
    expect(decodePage(russian, 'koi8-r')).toBe('погода х мороз');
    const japanese = '<p>東京の店は九時に開きます。</p>';
    expect(decodePage(encode(japanese, 'shift_jis'), 'shift_jis')).toBe(japanese);
    expect(decodePage(encode('<p>Café à côté, déjà vu</p>', 'windows-1252'), 'iso-8859-1')).toContain('Café à côté');
    expect(decodePage(Buffer.from('\u001B$BEl5~\u001B(B', 'latin1'), 'iso-2022-jp')).toBe('東京');
  });

  it('keeps what is UTF-8 but for a damaged byte, or has a stray zero', () => {
    const long = simplified.repeat(20);
    const damaged = Buffer.concat([Buffer.from(long), Buffer.from([0xe4, 0xbd])]);
    expect(decodePage(damaged, 'gbk')).toContain(long);
    expect(decodePage(Buffer.from(`a,\0b${long}`), undefined)).toContain(long);
  });

  it('names a text by the last part of its address, in whatever encoding that is', () => {
    const name = encode('门店调整公告', 'gb18030').toString('hex').replace(/../g, '%$&');
    expect(plainArticle('正文', `https://example.com/${name}.txt`).title).toBe('门店调整公告.txt');
    expect(plainArticle('正文', 'https://example.com/%E9%97%A8%E5%BA%97.txt').title).toBe('门店.txt');
    expect(plainArticle('正文', 'https://example.com/100%25.txt').title).toBe('100%.txt');
  });
});

describe('the encoding of a text without labels', () => {
  it.each([
    ['a few words in GBK', encode('问题,答案\n你好,您好', 'gb18030'), '问题,答案\n你好,您好'],
    ['a few words in Big5', encode('問題,答案\n你好,您好', 'big5'), '問題,答案\n你好,您好'],
    ['four characters in Big5', encode('默認內嵌', 'big5'), '默認內嵌'],
    ['traditional ones in GBK', encode('每個功能一個文件夾', 'gb18030'), '每個功能一個文件夾'],
    ['few of them', encode('知識庫訓練中心', 'gb18030'), '知識庫訓練中心'],
    ['French', encode('Café à côté, déjà vu', 'windows-1252'), 'Café à côté, déjà vu'],
    ['Japanese', encode('質問,答え\nこれは何ですか,ペンです', 'shift_jis'), '質問,答え\nこれは何ですか,ペンです'],
    ['UTF-16 without a mark', Buffer.from('一,二\n', 'utf16le'), '一,二\n'],
    ['nothing', Buffer.alloc(0), ''],
  ])('%s', (_, bytes, text) => expect(decodeText(bytes)).toBe(text));
});
