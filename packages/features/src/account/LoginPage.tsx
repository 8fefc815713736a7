import type { Api } from '@tinystar/contract';
import { LoginView } from './LoginView.tsx';
import { useLogin, type LoggedIn } from './useLogin.ts';

export interface LoginPageProps {
  api: Api;
  inviteCode?: string | undefined;
  /** Why the login page was shown. */
  notice?: string | undefined;
  onLoggedIn: (result: LoggedIn) => void;
}

/** Logs in by code or password, or registers. */
export function LoginPage({ api, inviteCode, notice, onLoggedIn }: LoginPageProps) {
  return <LoginView state={useLogin(api, inviteCode, onLoggedIn)} notice={notice} />;
}
