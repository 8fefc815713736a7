/** The one segmenter of words of the server: its dictionary is loaded once. */
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** A text cut into words and what stands between them, by the dictionary of the platform alone. */
export const segmentsOf = (text: string): Intl.Segments => words.segment(text);
