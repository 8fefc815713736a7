import { Button } from '@tinystar/ui';
import { Coins, Gem, ShieldCheck, Users } from '@tinystar/ui/icons';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { capabilities, workingPart } from './capabilities.ts';
import { copy } from './copy.ts';
import { HomeFrame, type HomeSurroundings } from './HomeFrame.tsx';
import * as css from './inner.css.ts';
import { Items, Points } from './Items.tsx';
import * as page from './page.css.ts';
import { priceCopy } from './priceCopy.ts';
import { PriceTable } from './PriceTable.tsx';
import { Phrases } from './Phrases.tsx';
import { Section } from './Section.tsx';
import { useDescription } from './useDescription.ts';

const ApplyDialog = lazy(() => import('./ApplyDialog.tsx'));

export interface SolutionPageProps extends HomeSurroundings {
  /** Reached from a stopped enterprise: the words are about going on. */
  reNew: boolean;
  /** What one can buy to go on with; left out for visitors. */
  renewal?: ReactNode;
  /** Whether one can apply: not where plans can be paid for right here. @default true */
  applies?: boolean;
  token: string | null;
  onSessionLost: () => void;
}

const { solution } = copy;
/** Leads back here: only its owner may pay for an enterprise. */
const LOG_IN = '/login?redirect=%2Fsolution%3FreNew%3Dtrue';
const reasonItems = workingPart(solution.reasonItems);
const icons = { members: Users, brand: Gem, coins: Coins, safety: ShieldCheck };

/** /solution: what an enterprise gets and how it begins or goes on (HOME-02). */
export function SolutionPage({
  reNew,
  renewal,
  applies = true,
  token,
  onSessionLost,
  ...surroundings
}: SolutionPageProps) {
  useDescription(solution.description);
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const apply = () => setDialog('open');
  const applyWords = reNew ? solution.renew : solution.apply;
  const plans = (
    <Section title={[reNew ? solution.plansReNew : solution.plans]}>
      {renewal}
      {applies ? (
        <div className={css.plans}>
          {reNew || !capabilities.trial ? null : (
            <Plan {...solution.trialPlan}>
              <Button size="lg" block href="/freeMeal">
                {solution.trial}
              </Button>
            </Plan>
          )}
          <Plan {...solution.formalPlan}>
            <Button size="lg" block onPress={apply}>
              {applyWords}
            </Button>
          </Plan>
        </div>
      ) : null}
    </Section>
  );
  const reasons = (
    <Section title={[solution.reasons]}>
      <Items of={reasonItems} icons={icons} />
    </Section>
  );
  return (
    <HomeFrame {...surroundings} current="solution" banner={!reNew}>
      <div className={`${page.width} ${page.sections}`}>
        <div className={css.opening}>
          <h1 className={page.headline}>
            <Phrases of={reNew ? solution.reNewHeadline : solution.headline} />
          </h1>
          <p className={`${page.lead} ${css.measure}`}>{reNew ? solution.reNewLead : solution.lead}</p>
          <div className={page.actions}>
            {reNew && token === null ? (
              <Button tone="accent" emphasis="solid" size="lg" href={LOG_IN}>
                {solution.logInToRenew}
              </Button>
            ) : null}
            {applies ? (
              <Button {...(!reNew && { tone: 'accent', emphasis: 'solid' })} size="lg" onPress={apply}>
                {applyWords}
              </Button>
            ) : null}
            {reNew || !capabilities.trial ? null : (
              <Button size="lg" href="/freeMeal">
                {solution.trial}
              </Button>
            )}
          </div>
        </div>
        {reNew ? plans : reasons}
        {reNew ? reasons : plans}
        <Section title={[priceCopy.title]} sub={priceCopy.lead}>
          <PriceTable />
        </Section>
      </div>
      <Suspense fallback={null}>
        {dialog === 'never' ? null : (
          <ApplyDialog
            open={dialog === 'open'}
            reNew={reNew}
            token={token}
            onSessionLost={onSessionLost}
            onClose={() => setDialog('closed')}
          />
        )}
      </Suspense>
    </HomeFrame>
  );
}

interface PlanProps {
  name: string;
  price: string;
  parts: readonly string[];
  note: string;
  children: ReactNode;
}

function Plan({ name, price, parts, note, children }: PlanProps) {
  return (
    <article className={css.plan}>
      <div className={css.planHead}>
        <h3 className={css.planName}>{name}</h3>
        <p className={css.planPrice}>{price}</p>
      </div>
      <Points of={parts} />
      <div className={css.planEnd}>
        {children}
        <p className={css.note}>{note}</p>
      </div>
    </article>
  );
}
