import { useState, type ReactNode } from 'react';
import { ssoAddress, ssoEnabled } from './calls.ts';
import { copy } from './copy.ts';
import { Told, useOnce } from './useOnce.ts';
import { Waiting } from './Waiting.tsx';

export interface SsoPageProps {
  publicId: string;
  loggedIn: boolean;
  /** Leaves the product for the provider's page. */
  onLeave: (url: string) => void;
  /** The assistant's page, exactly as at /b/. */
  children: ReactNode;
}

/**
 * /sso/b/{publicId}: where single sign-on is enabled, a visitor without a session goes there first (R-08, C-10). Without
 * an id the page says what is missing.
 */
export function SsoPage({ publicId, loggedIn, onLeave, children }: SsoPageProps) {
  const [open, setOpen] = useState(loggedIn && publicId.trim() !== '');
  const problem = useOnce(async () => {
    if (open) return;
    if (publicId.trim() === '') throw new Told(copy.sso.missing);
    if (await ssoEnabled()) onLeave(await ssoAddress(publicId));
    else setOpen(true);
  });
  if (open) return children;
  return <Waiting working={copy.sso.working} failed={copy.sso.failed} problem={problem} />;
}
