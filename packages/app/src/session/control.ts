import { createContext, useContext } from 'react';

/** What the shell may do to the session. */
export interface SessionControl {
  /** Acts as an enterprise, or as oneself with '', and goes on at `then`. Rejects with the ApiError of a refusal. */
  switchTo(tenantId: string, then?: string): Promise<void>;
  /** Off while a call runs by which the server may itself make this person somebody else: no warning, no reload. */
  watchIdentity(on: boolean): void;
  /** The server has made this person somebody else by itself: loads who that is, and goes on at `then`. */
  becomeOther(then: string): Promise<void>;
  /** Out, and home. */
  logOut(): void;
  /** Out, and to the login page: the server has ended every session. */
  logInAgain(): void;
}

const ControlContext = createContext<SessionControl | null>(null);

export const SessionControlProvider = ControlContext.Provider;

export const useSessionControl = (): SessionControl => {
  const control = useContext(ControlContext);
  if (!control) throw new Error('useSessionControl is for what lies inside the guard');
  return control;
};
