import { describe, expect, test } from 'vitest';
import { AVATAR_BYTES, faultOf } from './avatarFile.ts';

const file = (type: string, bytes = 1) => new Blob([new Uint8Array(bytes)], { type });

describe('a file chosen as avatar', () => {
  test('is PNG, JPEG or WebP and nothing that only looks like a picture', () => {
    expect(['image/png', 'image/jpeg', 'image/webp'].map((type) => faultOf(file(type)))).toEqual([null, null, null]);
    expect(['image/svg+xml', 'image/gif', 'video/mp4', ''].map((type) => faultOf(file(type)))).toEqual(
      Array.from({ length: 4 }, () => 'kind'),
    );
  });

  test('has something in it', () => {
    expect(faultOf(file('image/png', 0))).toBe('empty');
    expect(faultOf(file('text/plain', 0))).toBe('kind');
  });

  test('has at most 10 MB, to the byte', () => {
    expect(faultOf(file('image/png', AVATAR_BYTES))).toBeNull();
    expect(faultOf(file('image/png', AVATAR_BYTES + 1))).toBe('size');
  });
});
