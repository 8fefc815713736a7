import { Button, Link } from '@tinystar/ui';
import { StarMark } from '../shared/StarMark.tsx';
import { copy } from './copy.ts';
import * as frame from './HomeFrame.css.ts';
import * as css from './inner.css.ts';
import * as page from './page.css.ts';
import { Phrases } from './Phrases.tsx';
import { SourcesPicture } from './SourcesPicture.tsx';
import { useDescription } from './useDescription.ts';
import { Ways } from './Ways.tsx';

export interface LandingPageProps {
  loggedIn: boolean;
  /** Whose invitation led here. */
  inviteCode: string | null;
  /** The free plan is wanted after registering (ROUTE-10). */
  smart: boolean;
}

const { landing } = copy;

/** /landing: one promise, three points, one way on, which keeps the invitation (HOME-10). */
export function LandingPage({ loggedIn, inviteCode, smart }: LandingPageProps) {
  useDescription(landing.description);
  const query = new URLSearchParams({ ...(inviteCode ? { inviteCode } : {}), ...(smart ? { smart: 'yes' } : {}) });
  const login = query.size > 0 ? `/login?${query}` : '/login';
  return (
    <div className={frame.page}>
      <header className={`${page.width} ${frame.header}`}>
        <Link href="/index" tone="quiet">
          <span className={frame.brand}>
            <StarMark />
            {copy.brand}
          </span>
        </Link>
      </header>
      <main className={`${page.width} ${css.columns} ${frame.main}`}>
        <div className={css.side}>
          <h1 className={page.headline}>
            <Phrases of={landing.headline} />
          </h1>
          <p className={page.lead}>{landing.lead}</p>
          <div className={page.actions}>
            <Button tone="accent" emphasis="solid" size="lg" href={loggedIn ? '/a' : login}>
              {loggedIn ? copy.freeMeal.enter : landing.register}
            </Button>
            {loggedIn ? null : (
              <Button emphasis="quiet" size="lg" href={login}>
                {landing.toLogin}
              </Button>
            )}
          </div>
          <Ways of={Object.values(landing.points)} />
        </div>
        <SourcesPicture />
      </main>
    </div>
  );
}
