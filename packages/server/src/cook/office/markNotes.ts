const noteLink = 'a[href^="#footnote-"],a[href^="#endnote-"]';

/**
 * The numbers of notes look like those of citations, so they are marked otherwise, and each note by the number that
 * refers to it.
 */
export function markNotes(document: Document): void {
  const marks = new Map<string, string>();
  for (const link of document.querySelectorAll(noteLink)) {
    const target = (link.getAttribute('href') ?? '').slice(1);
    // The arrow from a note back to its number.
    if (/^(?:foot|end)note-ref-/.test(target)) link.remove();
    else {
      const number = /\d+/.exec(link.textContent ?? '')?.[0];
      if (number === undefined) continue;
      if (!marks.has(target)) marks.set(target, `〔注${number}〕`);
      link.textContent = marks.get(target)!;
    }
  }
  for (const [id, mark] of marks) {
    const note = document.getElementById(id);
    const list = note?.parentElement;
    if (!note || !list) continue;
    const paragraphs = [...note.children].filter((child) => child.nodeName.toLowerCase() !== 'a');
    (paragraphs[0] ?? note).prepend(mark);
    for (const paragraph of paragraphs) list.before(paragraph);
    if (paragraphs.length > 0) note.remove();
  }
}
