import { expect, test } from 'vitest';
import { gitObject, packed, packOf } from '../../testing/gitObjects.ts';
import { applyDelta } from './delta.ts';
import { readPack } from './readPack.ts';

const base = gitObject('tree', Buffer.from(`${'a'.repeat(300)}the end`));
/** Copies the first 300 bytes and adds six; then one that copies all of that twice. */
const delta = Buffer.from([0xb3, 0x02, 0xb2, 0x02, 0xb0, 0x2c, 0x01, 6, ...Buffer.from('is new')]);
const made = Buffer.from(`${'a'.repeat(300)}is new`);
const twice = Buffer.from([0xb2, 0x02, 0xe4, 0x04, 0xb0, 0x32, 0x01, 0xb0, 0x32, 0x01]);
const signal = new AbortController().signal;

test('objects that are differences of others are made of them, before and after', async () => {
  const first = packed('tree', base.data);
  const byName = (name: string, data: Buffer) => packed('namedDelta', data, Buffer.from(name, 'hex'));
  const second = gitObject('tree', made);
  const third = gitObject('tree', Buffer.concat([made, made]));
  const distance = Buffer.from([0x7f & first.length]);
  expect(first.length).toBeLessThan(128);
  for (const pack of [
    [first, packed('offsetDelta', delta, distance), byName(second.oid, twice)],
    [byName(second.oid, twice), byName(base.oid, delta), first],
  ]) {
    const objects = await readPack(packOf(pack), signal);
    expect([...objects.keys()].toSorted()).toEqual([base.oid, second.oid, third.oid].toSorted());
    expect(objects.get(third.oid)!.data.equals(third.data)).toBe(true);
  }
});

test.each([
  ['of another base', [0x01, 0x05]],
  ['that copies from beyond', [0xb3, 0x02, 0x10, 0x91, 0xff, 0x7f]],
  ['that makes less than it says', [0xb3, 0x02, 0x10]],
  ['that makes more than is kept', [0xb3, 0x02, 0xff, 0xff, 0xff, 0xff, 0x7f]],
  ['that ends in the middle', [0xb3, 0x02, 0x10, 0x05, 0x61]],
])('a difference %s makes nothing', (_name, bytes) => {
  expect(() => applyDelta(base.data, Buffer.from(bytes), 1_000_000)).toThrow('没有传完整');
});
