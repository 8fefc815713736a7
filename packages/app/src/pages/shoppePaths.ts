/** Where the showcases of an enterprise are managed. */
export const SHOPPES = '/a/shoppe/center';

/** Whole address of the public page of a showcase, to be passed on. */
export const shoppeLink = (id: string): string => `${location.origin}/shoppe/${id}`;
