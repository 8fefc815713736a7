/** Passes on the newest value once per animation frame. Hidden pages have no frames, so a slow timer is used there. */
export const perFrame = <T>(commit: (value: T) => void) => {
  let newest: { value: T } | null = null;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    newest = null;
    clearTimeout(timer);
    timer = undefined;
    globalThis.cancelAnimationFrame?.(frame);
  };
  const flush = () => {
    const due = newest;
    cancel();
    if (due) commit(due.value);
  };
  return {
    cancel,
    push(value: T) {
      const waiting = newest !== null;
      newest = { value };
      if (waiting) return;
      timer = setTimeout(flush, 250);
      if ('requestAnimationFrame' in globalThis) frame = requestAnimationFrame(flush);
    },
  };
};
