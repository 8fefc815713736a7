/** Longest event of a stream, in bytes. The server's own are below 256 KB; parsing more would block the page. */
const EVENT_BYTES_MAX = 1_048_576;

const LF = 0x0a;
const CR = 0x0d;

/** Passes the bytes of an event stream on; ends them with the error made by `tooLong` at an event that is too long. */
export const limitEvents = (tooLong: () => Error): TransformStream<Uint8Array, Uint8Array> => {
  let event = 0;
  let line = 0;
  return new TransformStream({
    transform(chunk, controller) {
      let from = 0;
      for (let at = chunk.indexOf(LF); at >= 0; at = chunk.indexOf(LF, from)) {
        line += at - from;
        const isBlank = line === 0 || (line === 1 && at > from && chunk[at - 1] === CR);
        event = isBlank ? 0 : event + line;
        if (event > EVENT_BYTES_MAX) return controller.error(tooLong());
        line = 0;
        from = at + 1;
      }
      line += chunk.length - from;
      if (event + line > EVENT_BYTES_MAX) return controller.error(tooLong());
      controller.enqueue(chunk);
    },
  });
};
