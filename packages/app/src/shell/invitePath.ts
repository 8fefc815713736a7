/** The address that carries an invite code to whoever opens it: the landing page, which leads to registering. */
export const invitePath = (code: string): string => `${location.origin}/landing?inviteCode=${encodeURIComponent(code)}`;
