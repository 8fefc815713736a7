import { Heading, InlineMessage, Tabs, Text, Button } from '@tinystar/ui';
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
  const registering = state.mode === 'register';
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
          {notice ? <InlineMessage tone="warning">{notice}</InlineMessage> : null}
          <Heading level={1} size="display">
            {registering ? copy.titles.register : copy.titles.login}
          </Heading>
          {registering ? (
            <LoginForm state={state} />
          ) : (
            <Tabs<LoginMode> label={copy.titles.login} items={tabs} value={state.mode} onChange={state.switchMode}>
              <LoginForm state={state} />
            </Tabs>
          )}
          <div className={css.swap}>
            <Text tone="secondary">{registering ? copy.toLogin.lead : copy.toRegister.lead}</Text>
            <Button
              tone="accent"
              emphasis="quiet"
              size="sm"
              onPress={() => state.switchMode(registering ? 'sms' : 'register')}
            >
              {registering ? copy.toLogin.action : copy.toRegister.action}
            </Button>
          </div>
        </div>
      </main>
    </div>
  );
}
