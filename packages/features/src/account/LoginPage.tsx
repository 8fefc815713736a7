import { LoginView } from './LoginView.tsx';
import { useLogin, type LoggedIn } from './useLogin.ts';

export interface LoginPageProps {
  inviteCode?: string | undefined;
  /** Why the login page was shown. */
  notice?: string | undefined;
  /** The form is right and on its way: time to load what comes after it. */
  onSubmit?: () => void;
  onLoggedIn: (result: LoggedIn) => void | Promise<void>;
}

/** Logs in by code or password, or registers. */
export function LoginPage({ inviteCode, notice, onSubmit, onLoggedIn }: LoginPageProps) {
  return <LoginView state={useLogin(inviteCode ?? '', onLoggedIn, onSubmit)} notice={notice} />;
}
