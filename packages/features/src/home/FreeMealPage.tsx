import { Button, Icon, InlineMessage } from '@tinystar/ui';
import { CircleCheck } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import type { Claimed } from './homeCalls.ts';
import { HomeFrame, type HomeSurroundings } from './HomeFrame.tsx';
import * as css from './inner.css.ts';
import { Points } from './Items.tsx';
import { lead, text, width } from './page.css.ts';
import { useClaim } from './useClaim.ts';
import { useDescription } from './useDescription.ts';

export interface FreeMealPageProps extends HomeSurroundings {
  token: string | null;
  /** The token is no longer good. */
  onSessionLost: () => void;
  /** Leaves for the workspace. */
  onEntered: () => void;
}

const { freeMeal } = copy;
const day = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' });

/** /freeMeal: the three days of the enterprise edition and how to get them (HOME-09, COIN-05). */
export function FreeMealPage({ token, onSessionLost, onEntered, ...surroundings }: FreeMealPageProps) {
  useDescription(freeMeal.description);
  const { state, switching, claim, switchTo } = useClaim(token, onSessionLost, onEntered);
  return (
    <HomeFrame {...surroundings} current="freeMeal" banner={false}>
      <div className={`${width} ${css.claim}`}>
        <div className={css.centred}>
          <h1 className={css.claimTitle}>{freeMeal.headline}</h1>
          <p className={lead}>{freeMeal.lead}</p>
        </div>
        <section className={css.card}>
          {state.kind === 'claimed' ? (
            <Ending
              how={state.how}
              switching={switching}
              onSwitch={(tenantId) => void switchTo(tenantId)}
              onEntered={onEntered}
            />
          ) : (
            <>
              <Points of={freeMeal.parts} />
              {state.kind === 'failed' ? (
                <InlineMessage tone="danger">
                  {freeMeal.failed}：{state.message}
                </InlineMessage>
              ) : null}
              {state.kind === 'refused' ? <InlineMessage tone="warning">{state.message}</InlineMessage> : null}
              {state.kind === 'refused' ? (
                <Button tone="accent" emphasis="solid" size="lg" block onPress={onEntered}>
                  {freeMeal.enter}
                </Button>
              ) : token === null ? (
                <Button
                  tone="accent"
                  emphasis="solid"
                  size="lg"
                  block
                  href={`/login?redirect=${encodeURIComponent('/freeMeal')}`}
                >
                  {freeMeal.loginFirst}
                </Button>
              ) : (
                <Button
                  tone="accent"
                  emphasis="solid"
                  size="lg"
                  block
                  pending={state.kind === 'claiming'}
                  onPress={() => void claim()}
                >
                  {state.kind === 'failed' ? freeMeal.retry : freeMeal.claim}
                </Button>
              )}
            </>
          )}
        </section>
      </div>
    </HomeFrame>
  );
}

/** The three days are over: what helps is a plan (IDENT-06). */
function Stopped({ name }: { name: string }) {
  return (
    <div className={css.centred} role="status">
      <h2 className={css.cardTitle}>{freeMeal.over}</h2>
      <p className={text}>{freeMeal.overText(name)}</p>
      <Button tone="accent" emphasis="solid" href="/solution?reNew=true">
        {freeMeal.renew}
      </Button>
    </div>
  );
}

interface EndingProps {
  how: Claimed;
  switching: 'idle' | 'pending' | 'failed';
  onSwitch: (tenantId: string) => void;
  onEntered: () => void;
}

/** What the claim brought, and the one way on. Nothing is switched unasked (C-43). */
function Ending({ how, switching, onSwitch, onEntered }: EndingProps) {
  if (how.kind === 'stopped') return <Stopped name={how.tenant.name} />;
  const elsewhere = how.kind === 'elsewhere';
  return (
    <div className={css.centred} role="status">
      <Icon of={CircleCheck} size="xl" tone="success" />
      <h2 className={css.cardTitle}>{freeMeal.done}</h2>
      <p className={text}>
        {elsewhere
          ? freeMeal.elsewhere
          : how.kind === 'made'
            ? freeMeal.doneNew
            : freeMeal.until(day.format(how.until))}
      </p>
      {switching === 'failed' ? <InlineMessage tone="danger">{freeMeal.switchFailed}</InlineMessage> : null}
      <Button
        tone="accent"
        emphasis="solid"
        pending={switching === 'pending'}
        onPress={() => (elsewhere ? onSwitch(how.tenant.id) : onEntered())}
      >
        {elsewhere ? freeMeal.switchTo(how.tenant.name) : freeMeal.enter}
      </Button>
    </div>
  );
}
