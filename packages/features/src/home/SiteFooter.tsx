import { Link } from '@tinystar/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { StarMark } from '../shared/StarMark.tsx';
import { capabilities } from './capabilities.ts';
import { copy } from './copy.ts';
import * as css from './HomeFrame.css.ts';
import type { HelpTopicName } from './model.ts';
import { width } from './page.css.ts';
import { pagesOf } from './SiteHeader.tsx';
import { useNear } from './useNear.ts';

// At the end of the page, and drawing codes is more work than drawing everything above them.
const FooterCodes = lazy(() => import('./FooterCodes.tsx'));

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();
/** A page drawn at build time stands for years: its year comes with the living one. */
const unsaid = () => undefined;

export interface SiteFooterProps {
  square: boolean;
  /** The public id of the service assistant. */
  support: string | null;
  /** The product's own origin, for the codes a phone reads. */
  origin: string;
  onContact?: (() => void) | undefined;
  onHelp: (topic: HelpTopicName) => void;
}

const trial = capabilities.trial ? [{ name: 'freeMeal', href: '/freeMeal', label: copy.footer.freeMeal }] : [];
const topics = Object.entries(copy.footer.topics) as [HelpTopicName, string][];

/** Navigation, help documents, contact and two QR codes (HOME-07). */
export function SiteFooter({ square, support, origin, onContact, onHelp }: SiteFooterProps) {
  const [codes, near] = useNear<HTMLDivElement>();
  const year = useSyncExternalStore<number | undefined>(never, thisYear, unsaid);
  return (
    <footer className={css.footer}>
      <div className={width}>
        <div className={css.footGrid}>
          <div className={css.footBrand}>
            <span className={css.brand}>
              <StarMark />
              {copy.brand}
            </span>
            <span className={css.stripWords}>{copy.slogan}</span>
          </div>
          <div className={css.footGroup}>
            <h2 className={css.footTitle}>{copy.footer.product}</h2>
            <ul className={css.footList}>
              {[...pagesOf(square), ...trial].map(({ name, href, label }) => (
                <li key={name} className={css.footItem}>
                  <Link href={href} tone="quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div className={css.footGroup}>
            <h2 className={css.footTitle}>{copy.footer.help}</h2>
            <ul className={css.footList}>
              <li className={css.footItem}>
                <Link href="/help" tone="quiet">
                  {copy.footer.helpCentre}
                </Link>
              </li>
              {topics.map(([topic, label]) => (
                <li key={topic} className={css.footItem}>
                  <button type="button" className={css.footButton} onClick={() => onHelp(topic)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <div className={css.footGroup}>
            <h2 className={css.footTitle}>{copy.footer.contact}</h2>
            <ul className={css.footList}>
              <li className={css.footItem}>
                <Link href="/cooperation" tone="quiet">
                  {copy.footer.apply}
                </Link>
              </li>
              {onContact ? (
                <li className={css.footItem}>
                  <button type="button" className={css.footButton} onClick={onContact}>
                    {copy.contactTitle}
                  </button>
                </li>
              ) : null}
            </ul>
          </div>
          <div ref={codes} className={css.codes}>
            <Suspense fallback={null}>{near ? <FooterCodes origin={origin} support={support} /> : null}</Suspense>
          </div>
        </div>
        <div className={css.footEnd}>
          <span>{copy.footer.rights(year)}</span>
          <span>{copy.footer.ai}</span>
        </div>
      </div>
    </footer>
  );
}
