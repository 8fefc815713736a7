import { Heading, InlineMessage, Tabs, Text, Button } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { BrandSide } from './BrandSide.tsx';
import { copy } from './copy.ts';
import { LoginForm } from './LoginForm.tsx';
import * as css from './LoginView.css.ts';
import type { LoginMode } from './model.ts';
import { StarMark } from '../shared/StarMark.tsx';
import type { LoginState } from './useLogin.ts';

export interface LoginViewProps {
  state: LoginState;
  /** Why the login page was shown, e.g. an expired session. */
  notice?: string | undefined;
}

const tabs = [
  { value: 'sms', label: copy.tabs.sms },
  { value: 'password', label: copy.tabs.password },
] as const;

/** The login page: two ways in, registering, and what the product promises beside them on wide screens. */
export function LoginView({ state, notice }: LoginViewProps) {
  const { mode, switchMode } = state;
  return (
    <div className={css.page}>
      <BrandSide />
      <main className={css.main}>
        <div className={css.column}>
          <div className={css.brand}>
            <StarMark />
            <Text size="title" weight="strong">
              {copy.brand}
            </Text>
          </div>
          {state.reset === 'told' ? (
            <InlineMessage tone="success">{copy.resetLogIn}</InlineMessage>
          ) : notice ? (
            <InlineMessage tone="warning">{notice}</InlineMessage>
          ) : null}
          <Heading level={1} size="display">
            {mode === 'register' || mode === 'reset' ? copy.titles[mode] : copy.titles.login}
          </Heading>
          {mode === 'reset' ? <Text tone="secondary">{copy.resetNote}</Text> : null}
          {mode === 'register' || mode === 'reset' ? (
            <LoginForm state={state} />
          ) : (
            <Tabs<LoginMode> label={copy.titles.login} items={tabs} value={mode} onChange={switchMode}>
              <LoginForm state={state} />
            </Tabs>
          )}
          {mode === 'password' ? (
            <Aside words={copy.toRegister} onPress={() => switchMode('register')}>
              <Button emphasis="quiet" size="sm" onPress={() => switchMode('reset')}>
                {copy.forgotten}
              </Button>
            </Aside>
          ) : null}
          {mode === 'sms' ? <Aside words={copy.toRegister} onPress={() => switchMode('register')} /> : null}
          {mode === 'register' ? <Aside words={copy.toLogin} onPress={() => switchMode('sms')} /> : null}
          {mode === 'reset' ? <Aside words={copy.backToLogin} onPress={() => switchMode('password')} /> : null}
        </div>
      </main>
    </div>
  );
}

interface AsideProps {
  words: { lead: string; action: string };
  onPress: () => void;
  /** Another way, at the end of the line. */
  children?: ReactNode;
}

/** Under the form: the way to another one. */
function Aside({ words, onPress, children }: AsideProps) {
  return (
    <div className={css.swap}>
      <Text tone="secondary">{words.lead}</Text>
      <Button tone="accent" emphasis="quiet" size="sm" onPress={onPress}>
        {words.action}
      </Button>
      {children ? <span className={css.other}>{children}</span> : null}
    </div>
  );
}
