/** What begins a command. A Chinese input method writes the slash as 、 or ／. */
const typed = /^[/／、]([^\n]{0,40})$/u;

/** What was typed behind the slash, in small letters; undefined when the text is a question. */
export const commandIn = (draft: string): string | undefined => typed.exec(draft)?.[1]?.trim().toLowerCase();

/** What was typed behind an @ at the end, for the document that is meant. An address of mail is none. */
const named = /(?<![\w.+-])[@＠]([^\s@＠]{0,40})$/u;

export const mentionIn = (draft: string): string | undefined => named.exec(draft)?.[1];
