import { Bubble } from '@tinystar/ui';
import { copy } from './copy.ts';
import * as css from './IndexPage.css.ts';
import { pill } from './ProductScene.css.ts';

const { sources } = copy.index;

/** One answer's list of sources as a picture: number, file, place and the passage. */
export function SourcesPicture() {
  return (
    <figure className={css.sources} role="img" aria-label={sources.label}>
      <span className={css.asked}>
        <Bubble>{sources.question}</Bubble>
      </span>
      {sources.list.map(({ number, file, place, lead, mark, tail }) => (
        <span key={number} className={css.source}>
          <span className={pill}>{number}</span>
          <span className={css.sourceWords}>
            <span>
              {lead}
              <span className={css.mark}>{mark}</span>
              {tail}
            </span>
            <span className={css.sourceFile}>
              <span>{file}</span>
              <span>{place}</span>
            </span>
          </span>
        </span>
      ))}
    </figure>
  );
}
