/**
 * Cuts text after 。！？；… and line breaks, and after a Latin full stop that is followed by a space and a capital.
 * The pieces joined give the text again.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[。！？；…!?][”’」』）)"]*)(?![”’」』）)"。！？；…!?])|(?<=\n)|(?<=[a-z0-9)\]”"]\.[”")]?\s)(?=[A-Z“"(\p{Script=Han}])/u,
    )
    .filter((piece) => piece !== '');
}
