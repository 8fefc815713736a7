import { Button } from '@tinystar/ui';
import { ApplyForm } from './ApplyForm.tsx';
import { copy } from './copy.ts';
import { HomeFrame, type HomeSurroundings } from './HomeFrame.tsx';
import * as css from './inner.css.ts';
import * as page from './page.css.ts';
import { Phrases } from './Phrases.tsx';
import { useDescription } from './useDescription.ts';
import { Ways } from './Ways.tsx';

export interface CooperationPageProps extends HomeSurroundings {
  token: string | null;
  onSessionLost: () => void;
}

const { cooperation } = copy;

/** /cooperation: how to work together, and the application (HOME-03). */
export function CooperationPage({ token, onSessionLost, ...surroundings }: CooperationPageProps) {
  useDescription(cooperation.description);
  return (
    <HomeFrame {...surroundings} current="cooperation">
      <div className={`${page.width} ${css.columns}`}>
        <div className={css.side}>
          <h1 className={page.headline}>
            <Phrases of={cooperation.headline} />
          </h1>
          <p className={`${page.lead} ${css.measure}`}>{cooperation.lead}</p>
          <Ways of={Object.values(cooperation.ways)} />
        </div>
        <section className={css.card} aria-label={cooperation.form}>
          <ApplyForm
            type="cooperation"
            token={token}
            onSessionLost={onSessionLost}
            after={<Button href="/index">{copy.form.back}</Button>}
          />
        </section>
      </div>
    </HomeFrame>
  );
}
