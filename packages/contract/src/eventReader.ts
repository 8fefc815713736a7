/** Longest event of a stream. The server's own are below 256 KB; parsing more would block the page. */
const EVENT_MAX = 1_048_576;

interface Heard {
  /** The data of an event, its lines joined. */
  onData(data: string): void;
  /** A line that only keeps the connection alive. */
  onComment(): void;
  /** Makes the error that ends a stream with too long an event. */
  tooLong(): Error;
}

/**
 * Takes the text of an event stream in pieces of any size and tells what it says. Other fields than `data` are not used
 * here. Libraries were weighed (`npm run bench -- sse`): @microsoft/fetch-event-source reads byte by byte at three times
 * the cost of decoding, and eventsource-parser brings the public chat over its 120 KiB.
 */
export const eventReader = ({ onData, onComment, tooLong }: Heard): ((text: string) => void) => {
  let line = '';
  let data: string[] = [];
  let size = 0;

  const readLine = (text: string): void => {
    if (text.startsWith('data:')) {
      size += text.length;
      if (size > EVENT_MAX) throw tooLong();
      data.push(text.slice(text[5] === ' ' ? 6 : 5));
    } else if (text.startsWith(':')) onComment();
    else if (text === '') {
      const said = data;
      data = [];
      size = 0;
      if (said.length > 0) onData(said.join('\n'));
    }
  };

  return (text) => {
    // A line that grows over many pieces is looked through once.
    if (!/[\r\n]/.test(text) && !line.endsWith('\r')) line += text;
    else {
      // A carriage return at the end waits: a line feed may follow.
      const lines = (line + text).split(/\r\n|\n|\r(?!$)/);
      line = lines.pop() ?? '';
      for (const each of lines) readLine(each);
    }
    if (size + line.length > EVENT_MAX) throw tooLong();
  };
};
