/** Frames a person chooses from. */
export const FRAME_COUNT = 20;

/** Moments in seconds, evenly spread, each in the middle of its part: the first and last frame of a film are often black. */
export function momentsOf(duration: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => ((at + 0.5) * duration) / count);
}

/** 65 becomes 1:05, and 3661 becomes 1:01:01; with tenths 0.25 becomes 0:00.2. */
export function clockOf(seconds: number, tenths = false): string {
  // Of 0.15 the binary number is a little less.
  const whole = Math.floor(seconds + 1e-6);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tenth = tenths ? `.${Math.floor(((seconds + 1e-6) % 1) * 10)}` : '';
  return (hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`) + tenth;
}

/** How moments are labelled so that no two read the same: with tenths where they stand less than a second apart. */
export function clocksOf(moments: readonly number[]): string[] {
  const [first = 0, second = Infinity] = moments;
  return moments.map((at) => clockOf(at, second - first < 1));
}
