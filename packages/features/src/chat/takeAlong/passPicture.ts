/** Puts a picture on the clipboard; false when the browser refuses, as on every page that came over plain http. */
export const copyPicture = async (file: File): Promise<boolean> => {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    return true;
  } catch {
    return false;
  }
};

/** Hands files to the apps of the device; undefined where it has no such way. */
export const shareOf = (data: { files: File[] }): (() => void) | undefined =>
  'share' in navigator && navigator.canShare(data)
    ? // Whoever closes the device's own sheet has chosen so.
      () => void navigator.share(data).catch(() => undefined)
    : undefined;
