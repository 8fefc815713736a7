/** Frames a person chooses from. */
export const FRAME_COUNT = 20;

/** Moments in seconds, evenly spread, each in the middle of its part: the first and last frame of a film are often black. */
export function momentsOf(duration: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => ((at + 0.5) * duration) / count);
}

/** 65 becomes 1:05, and 3661 becomes 1:01:01. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
