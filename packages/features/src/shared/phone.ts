/** A phone by its user agent (C-19): who may come in and how one pays. Layouts look at the width instead. */
export const isPhone = (): boolean =>
  /Android.+Mobile|iPhone|iPod|Windows Phone|HarmonyOS.+Mobile|\(Phone; OpenHarmony/.test(navigator.userAgent);
