import { expect, test } from 'vitest';
import { eventReader } from './eventReader.ts';

function read(pieces: readonly string[]): string[] {
  const heard: string[] = [];
  const feed = eventReader({
    onData: (data) => void heard.push(data),
    onComment: () => void heard.push('(comment)'),
    tooLong: () => new Error('too long'),
  });
  for (const piece of pieces) feed(piece);
  return heard;
}

const stream = 'id: 1\ndata: {"a":1}\n\n: alive\n\nevent: x\ndata:two\ndata: lines\n\ndata: cut off';
const events = ['{"a":1}', '(comment)', 'two\nlines'];

test.each(['\n', '\r\n', '\r'])('hears the same events however a stream with line ends %j is cut', (end) => {
  const text = stream.replaceAll('\n', end);
  expect(read([text])).toEqual(events);
  expect(read([...text])).toEqual(events);
  for (let at = 1; at < text.length; at++) expect(read([text.slice(0, at), text.slice(at)])).toEqual(events);
});

test('ends at too long an event, whether it comes whole, in pieces or in lines, before anything behind it is heard', () => {
  const long = 'x'.repeat(1_048_576);
  const behind = 'data: behind\n\n';
  expect(() => read([`data: ${long}\n\n${behind}`])).toThrow('too long');
  expect(() => read(['data: ', ...(long.match(/.{65536}/g) ?? [])])).toThrow('too long');
  expect(() => read([`${'data: yyyyyyyyyyyyyyyyyyyyyyyyyyyy\n'.repeat(40_000)}\n${behind}`])).toThrow('too long');
  expect(read([`data: ${long.slice(0, 1_000_000)}\n\n${behind}`])).toEqual([long.slice(0, 1_000_000), 'behind']);
});
