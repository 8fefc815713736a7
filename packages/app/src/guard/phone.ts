/** A phone by its user agent (C-19); layouts look at the width instead. */
export const isPhone = (): boolean => /Android.+Mobile|iPhone|iPod|Windows Phone/.test(navigator.userAgent);
