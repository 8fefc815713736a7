import { Fragment } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ArrowUpRight, ChevronLeft, ChevronRight, FileText } from '../icons.ts';
import { FileName } from '../UploadList/FileName.tsx';
import * as css from './CitationCard.css.ts';
import { citationCardCopy } from './copy.ts';

export interface CitationCardProps {
  /** The heading the passage stands under, or the file's name. */
  title: string;
  /** The passage in order; `proof` parts are marked. */
  quote: readonly { text: string; proof?: boolean }[];
  /** Whole; it is cut in its middle where room is short. */
  fileName: string;
  /** Already worded: 第14页. */
  place?: string;
  /** Already worded, in one line of its own: where the passage comes from, how old it is. */
  note?: string;
  /** Which of several passages of this number is shown, from 1. */
  position?: { index: number; count: number; onStep: (by: 1 | -1) => void };
  onOpen: () => void;
}

/** The look ahead on a citation: the words that prove the sentence, and the way to the page. Goes inside a HoverCard. */
export function CitationCard({ title, quote, fileName, place, note, position, onOpen }: CitationCardProps) {
  return (
    <div className={css.card}>
      <div className={css.head}>
        <span className={css.title}>{title}</span>
        {position && position.count > 1 ? (
          <>
            <span className={css.position}>
              {position.index} / {position.count}
            </span>
            <span className={css.steps}>
              <IconButton
                icon={ChevronLeft}
                label={citationCardCopy.previous}
                size="sm"
                disabled={position.index <= 1}
                onPress={() => position.onStep(-1)}
              />
              <IconButton
                icon={ChevronRight}
                label={citationCardCopy.next}
                size="sm"
                disabled={position.index >= position.count}
                onPress={() => position.onStep(1)}
              />
            </span>
          </>
        ) : null}
      </div>
      <p className={css.quote}>
        {quote.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one passage never change places
          <Fragment key={index}>{part.proof ? <mark className={css.mark}>{part.text}</mark> : part.text}</Fragment>
        ))}
      </p>
      {note ? <p className={css.note}>{note}</p> : null}
      <div className={css.foot}>
        <Icon of={FileText} size="sm" />
        <span className={css.file}>
          <FileName name={fileName} />
        </span>
        <span className={css.place}>{place}</span>
        <Button tone="accent" emphasis="quiet" size="sm" trailingIcon={ArrowUpRight} onPress={onOpen}>
          {citationCardCopy.open}
        </Button>
      </div>
    </div>
  );
}
