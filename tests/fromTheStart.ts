import { beforeEach } from 'vitest';

/** Tab begins at the start of the page in every test: all of them share one, and go on where the last one had left it. */
beforeEach(() => {
  const { body } = document;
  body.tabIndex = -1;
  body.focus();
  body.removeAttribute('tabindex');
});
