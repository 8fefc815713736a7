import { readPagePicture } from '@tinystar/contract';
import { Link, Stack, Text } from '@tinystar/ui';
import { usePairHref } from '../shared/pairHref.ts';
import { sourcesCopy } from './copy.ts';
import type { SourceView } from './model/places.ts';
import { PassageWords } from './PassageWords.tsx';
import * as css from './PassageView.css.ts';

export interface PassageViewProps {
  view: SourceView;
  /** Why there is no page to show. */
  note: string;
}

/** The cited words themselves, where there is no page to show them on. */
export function PassageView({ view, note }: PassageViewProps) {
  const pairHref = usePairHref();
  // The words of a deleted document go with it.
  const passages = view.passages.filter(({ text }) => text !== '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroller} tabIndex={0} role="region" aria-label={sourcesCopy.passage[view.of]}>
      <Stack gap={16}>
        <Text as="p" size="caption" tone="tertiary">
          {note}
        </Text>
        {passages.map(({ question, text, images }, index) => (
          <blockquote key={index} className={css.passage}>
            {question ? (
              <Text as="p" size="label">
                {pairHref ? <Link href={pairHref(view.docId)}>{question}</Link> : question}
              </Text>
            ) : null}
            <PassageWords text={text} />
            {images
              .filter((path) => !readPagePicture(path))
              .map((path) => (
                <img key={path} className={css.image} src={path} alt="" loading="lazy" />
              ))}
          </blockquote>
        ))}
      </Stack>
    </div>
  );
}
