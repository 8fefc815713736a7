/** Where the showcases of an enterprise are managed. */
export const SHOPPES = '/a/shoppe/center';

/** The own assistants that may be shown. */
export const SHOPPE_BOTS = '/a/shoppe/kbBot/manage';

/** The public page of a showcase. */
export const shoppePath = (id: string): string => `/shoppe/${encodeURIComponent(id)}`;

/** Its whole address, to be passed on. */
export const shoppeLink = (id: string): string => location.origin + shoppePath(id);

/** The chat of an assistant that leads back to the showcase it was opened from. */
export const shoppeChatPath = (publicId: string, shoppeId: string): string =>
  `/shoppe/bot/${encodeURIComponent(publicId)}?from=${encodeURIComponent(shoppeId)}`;
