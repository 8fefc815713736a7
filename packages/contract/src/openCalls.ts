/** The two calls that public pages make before anything else. */
export const openPaths = {
  captcha: '/api/v1/open/user/generateSvgCaptcha',
  config: '/api/v1/open/meta/config',
} as const;

/**
 * Makes one of them without the client and its schemas, which are a fifth of what the log-in page may load. The answer
 * is not checked; null when it is refused or does not come.
 */
export const callOpen = async (name: keyof typeof openPaths): Promise<unknown> => {
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  try {
    const response = await fetch(openPaths[name], name === 'captcha' ? posted : {});
    return response.ok ? ((await response.json()) as unknown) : null;
  } catch {
    return null;
  }
};
