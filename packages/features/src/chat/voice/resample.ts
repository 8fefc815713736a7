/** Samples per second that the recognition takes. */
export const RATE = 16_000;
/** Samples of one frame: 1,280 bytes, 40 ms. */
export const FRAME = 640;

/**
 * Turns sound of any rate into 16-bit samples of {@link RATE}, in frames. Each sample is the mean of the sound it stands
 * for, which keeps what is too high for the lower rate from coming back as noise.
 */
export const createResampler = (rate: number, onFrame: (samples: Int16Array<ArrayBuffer>) => void) => {
  const step = rate / RATE;
  let frame = new Int16Array(FRAME);
  let filled = 0;
  let sum = 0;
  let count = 0;
  /** How much of the current sample's sound has been taken, in samples of the source. */
  let taken = 0;
  const put = (value: number) => {
    frame[filled] = Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
    filled += 1;
    if (filled < FRAME) return;
    onFrame(frame);
    frame = new Int16Array(FRAME);
    filled = 0;
  };
  return (sound: Float32Array): void => {
    for (const value of sound) {
      sum += value;
      count += 1;
      taken += 1;
      // A source of a lower rate says the same sample more than once.
      while (taken >= step) {
        put(count === 0 ? value : sum / count);
        taken -= step;
        sum = 0;
        count = 0;
      }
    }
  };
};
