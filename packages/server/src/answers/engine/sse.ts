/**
 * The `data` of each event of an event stream, as the standard reads it: UTF-8 cut anywhere, CR, LF or CRLF, a byte order
 * mark, comments and unknown fields skipped, several data lines joined. An event the stream ends in is dropped.
 */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let buffer = '';
  let data: string[] = [];
  for await (const bytes of body) {
    buffer += decoder.decode(bytes, { stream: true });
    for (;;) {
      const end = /\r\n|\n|\r(?!$)/.exec(buffer);
      if (!end) break;
      const line = buffer.slice(0, end.index);
      buffer = buffer.slice(end.index + end[0].length);
      if (line === '') {
        if (data.length > 0) yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) {
        data.push(line.slice(line[5] === ' ' ? 6 : 5));
      } else if (line === 'data') {
        data.push('');
      }
    }
    if (buffer.length > LONGEST_LINE) throw new RangeError('a line of the event stream is too long');
  }
}

const LONGEST_LINE = 4 * 1024 * 1024;
