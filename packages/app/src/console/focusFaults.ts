/**
 * From now on a form that refuses what it was sent puts the focus on its first faulty field. What does that loads with the
 * first form that is sent; without it nothing is lost but a convenience.
 */
export const focusFaults = (): void =>
  addEventListener('submit', ({ target }) => {
    import('./focusFault.ts').then(
      ({ focusFault }) => focusFault(target),
      () => undefined,
    );
  });
