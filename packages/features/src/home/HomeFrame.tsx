import { lazy, Suspense, useState, type ReactNode } from 'react';
import { copy } from './copy.ts';
import * as css from './HomeFrame.css.ts';
import { supportOf, type HelpTopicName, type HomePageName, type HomeSwitches } from './model.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { TrialBanner } from './TrialBanner.tsx';
import { useSwitches } from './useSwitches.ts';

const SupportDrawer = lazy(() => import('./SupportDrawer.tsx'));

/** What every page of the site gets from the application around it. */
export interface HomeSurroundings {
  loggedIn: boolean;
  /** Whether the assistant square can be opened. */
  square: boolean;
  /** The product's own origin. */
  origin: string;
  onHelp: (topic: HelpTopicName) => void;
  /** The floating help menu (D-60); `onContact` is missing where there is no service chat. */
  float?: (switches: HomeSwitches, onContact: (() => void) | undefined) => ReactNode;
}

export interface HomeFrameProps extends HomeSurroundings {
  current: HomePageName;
  /** The square pages have none (HOME-07). @default true */
  footer?: boolean;
  /** The trial's own page does not advertise itself. @default true */
  banner?: boolean;
  children: ReactNode;
}

/** Banner, header, page, footer and floating help of the home site. */
export function HomeFrame({
  current,
  loggedIn,
  square,
  origin,
  onHelp,
  float,
  footer = true,
  banner = true,
  children,
}: HomeFrameProps) {
  const switches = useSwitches();
  const support = supportOf(switches);
  const [chat, setChat] = useState<'never' | 'open' | 'closed'>('never');
  const onContact = support === null ? undefined : () => setChat('open');
  return (
    <div className={css.page}>
      <a className={css.skip} href="#main">
        {copy.skip}
      </a>
      {banner ? <TrialBanner banner={switches?.banner} /> : null}
      <SiteHeader current={current} loggedIn={loggedIn} square={square} onContact={onContact} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      {footer ? (
        <SiteFooter square={square} support={support} origin={origin} onContact={onContact} onHelp={onHelp} />
      ) : null}
      <Suspense fallback={null}>
        {switches && float ? float(switches, onContact) : null}
        {support !== null && chat !== 'never' ? (
          <SupportDrawer publicId={support} open={chat === 'open'} onClose={() => setChat('closed')} />
        ) : null}
      </Suspense>
    </div>
  );
}
