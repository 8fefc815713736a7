import { Button, Dialog, Text } from '@tinystar/ui';
import { pagesOf, type Citation } from '../shared/citations.ts';
import { originText } from '../shared/origin.ts';
import * as css from './CompareSources.css.ts';
import { chatCopy } from './copy.ts';
import { sourceNotesCopy } from './sourceNotesCopy.ts';

export interface CompareSourcesProps {
  /** Those that do not agree. */
  citations: readonly Citation[];
  onOpen: (number: number) => void;
  onClose: () => void;
}

/** What documents say otherwise, side by side: only the reader knows which of them holds. */
export default function CompareSources({ citations, onOpen, onClose }: CompareSourcesProps) {
  return (
    <Dialog open title={sourceNotesCopy.title} description={sourceNotesCopy.hint} onClose={onClose}>
      <ul className={css.sides}>
        {citations.map((citation) => {
          const { number, references } = citation;
          const [page] = pagesOf(citation);
          const origin = references[0] ? originText(references[0]) : '';
          return (
            <li key={number} className={css.side}>
              <div className={css.name}>
                <Text size="label">
                  <span className={css.number}>{number}</span> {references[0]?.doc_name}
                </Text>
                {page === undefined ? null : (
                  <Text size="caption" tone="tertiary">
                    {chatCopy.page(page)}
                  </Text>
                )}
              </div>
              {origin === '' ? null : (
                <Text size="caption" tone="tertiary" lines={1}>
                  {origin}
                </Text>
              )}
              <blockquote className={css.words}>{references[0]?.text}</blockquote>
              <Button size="sm" aria-label={`${sourceNotesCopy.open} ${number}`} onPress={() => onOpen(number)}>
                {sourceNotesCopy.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
