/** Whether this is a phone, where the payment's own app is opened instead of a page in a frame. */
export const onPhone = (): boolean => /Android.+Mobile|iPhone|iPod|HarmonyOS.+Mobile/i.test(navigator.userAgent);
