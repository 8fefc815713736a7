import { LoginView } from './LoginView.tsx';
import { useLogin, type LoggedIn } from './useLogin.ts';

export interface LoginPageProps {
  inviteCode?: string | undefined;
  /** Why the login page was shown. */
  notice?: string | undefined;
  onLoggedIn: (result: LoggedIn) => void;
}

/** Logs in by code or password, or registers. */
export function LoginPage({ inviteCode, notice, onLoggedIn }: LoginPageProps) {
  return <LoginView state={useLogin(inviteCode, onLoggedIn)} notice={notice} />;
}
