import { expect, test } from 'vitest';
import { createResampler, FRAME, RATE } from './resample.ts';

/** A second of a tone, in the pieces of 128 in which browsers give it. */
const tone = (rate: number, hertz: number): Float32Array[] =>
  Array.from({ length: Math.floor(rate / 128) }, (_, piece) =>
    Float32Array.from({ length: 128 }, (__, at) => 0.5 * Math.sin((2 * Math.PI * hertz * (piece * 128 + at)) / rate)),
  );

const resampled = (rate: number, sound: Float32Array[]): Int16Array[] => {
  const frames: Int16Array[] = [];
  const take = createResampler(rate, (frame) => frames.push(frame));
  for (const piece of sound) take(piece);
  return frames;
};

const loudness = (frames: Int16Array[]) =>
  Math.sqrt(
    frames.flatMap((frame) => [...frame]).reduce((sum, value) => sum + (value / 32_767) ** 2, 0) /
      (frames.length * FRAME),
  );
const crossings = (frames: Int16Array[]) => {
  const all = frames.flatMap((frame) => [...frame]);
  return all.filter((value, at) => at > 0 && value >= 0 !== all[at - 1]! >= 0).length;
};

test.each([48_000, 44_100, 16_000, 8_000])(
  'a second at %d Hz is a second at 16,000, in frames of 1,280 bytes',
  (rate) => {
    const frames = resampled(rate, tone(rate, 440));
    expect(Math.abs(frames.length * FRAME - RATE)).toBeLessThan(2 * FRAME);
    expect(new Set(frames.map(({ byteLength }) => byteLength))).toEqual(new Set([1_280]));
    // The tone is the same tone, about as loud.
    expect(Math.abs(crossings(frames) / ((frames.length * FRAME) / RATE) - 880)).toBeLessThan(20);
    expect(loudness(frames)).toBeGreaterThan(0.3);
  },
);

test('what is too high for the lower rate comes back much softer', () => {
  expect(loudness(resampled(48_000, tone(48_000, 15_900)))).toBeLessThan(0.12);
});

test('sound beyond its range is cut, not turned over', () => {
  const [frame] = resampled(RATE, [new Float32Array(FRAME).fill(7), new Float32Array(FRAME).fill(-7)]);
  expect(new Set(frame)).toEqual(new Set([32_767]));
});
