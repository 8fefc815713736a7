/** Where the console begins; the guard leads on from it to the caller's first page (C-01). */
export const ADMIN_ROOT = '/a';

/** Where the owner of a stopped enterprise renews it (IDENT-06). */
export const RENEW = '/solution?reNew=true';

/**
 * The `redirect` of the login page as a path of our own origin, or null. Anything a browser could read as another
 * origin (scheme, `//`, backslash, control characters) is refused (C-27, FE-02).
 */
export const safeRedirect = (value: string | null): string | null => {
  if (!value || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  try {
    const url = new URL(value, location.origin);
    const path = url.pathname + url.search + url.hash;
    // Looked at again after dot segments are gone: /.//host would name another origin.
    return url.origin === location.origin && !path.startsWith('//') ? path : null;
  } catch {
    return null;
  }
};

/** Goes on with an assistant that somebody began to create, as whoever may create one (ROUTE-14). */
const CREATING = '/transfer?action=createKbBot';

/** The login page, which leads back to what was wanted. */
export const loginPath = (wanted: string): string =>
  `/login?redirect=${encodeURIComponent(wanted.startsWith('/a/train/create/') ? CREATING : wanted)}`;
