/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;

const primes: number[] = [];
for (let next = 2; primes.length < 64; next++) if (primes.every((prime) => next % prime !== 0)) primes.push(next);
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros and its length in bits, as whole blocks of 64 bytes. */
const padded = (message: Uint8Array): DataView => {
  const size = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, message.length * 8);
  return view;
};

const scheduleOf = (blocks: DataView, at: number): number[] => {
  const words = Array.from({ length: 16 }, (_, index) => blocks.getInt32(at + index * 4));
  for (let index = 16; index < 64; index++) {
    const [early, late] = [words[index - 15]!, words[index - 2]!];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push((words[index - 16]! + low + words[index - 7]! + high) | 0);
  }
  return words;
};

/** SHA-256 (FIPS 180-4) of a short message. Browsers keep their own from pages that came over plain http. */
export const sha256 = (message: Uint8Array): Uint8Array => {
  const blocks = padded(message);
  let state = start;
  for (let at = 0; at < blocks.byteLength; at += 64) {
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (const [index, word] of scheduleOf(blocks, at).entries()) {
      const choice = (e & f) ^ (~e & g);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + rounds[index]! + word) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    const mixed = [a, b, c, d, e, f, g, h];
    state = state.map((word, index) => (word + mixed[index]!) | 0);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word);
  return new Uint8Array(digest.buffer);
};
