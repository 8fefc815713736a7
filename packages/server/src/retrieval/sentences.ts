/** Behind a closing mark, unless another one follows. */
const closed = /(?<=[。！？；…!?][”’」』）)"]*)(?![”’」』）)"。！？；…!?])/;
/** Behind a Latin full stop before a capital or Han; the stop of a list number (`1. `) ends nothing. */
const stopped = /(?<!(?:^|[\n。！？；…!?.:：]\s*)\d{1,3}\.\s)(?<=[a-z0-9)\]”"]\.[”")]?\s)(?=[A-Z“"(\p{Script=Han}])/u;
const ends = new RegExp(`${closed.source}|(?<=\\n)|${stopped.source}`, 'u');

/**
 * Cuts text after 。！？；… and line breaks, and after a Latin full stop that is followed by a space and a capital.
 * The pieces joined give the text again.
 */
export function sentencesOf(text: string): string[] {
  return text.split(ends).filter((piece) => piece !== '');
}
