import { useState, type FocusEvent, type FormEvent } from 'react';

/** What is searched for, passwords, codes and numbers are typed again at once: no work is lost with them. */
const WORK =
  'textarea, input:is([type="text"], [type="tel"], [type="email"], [type="url"], [type="number"], :not([type])):not([inputmode="numeric"])';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What was typed into the fields of a layer, read where it is about to close. Its handlers stand on the layer. */
class Typed {
  readonly #begun = new Map<Element, string>();
  readonly #typed = new Set<Element>();

  readonly onFocusCapture = ({ target }: FocusEvent): void => {
    if (target.matches(WORK) && !this.#begun.has(target)) this.#begun.set(target, (target as TextField).value);
  };

  readonly onInput = ({ target, currentTarget }: FormEvent): void => {
    // React also tells of layers that were opened from this one.
    if (target instanceof Element && currentTarget.contains(target) && target.matches(WORK)) this.#typed.add(target);
  };

  /** Whether a field that still stands holds other text than it began with; one that was emptied has been taken in. */
  readonly holds = (): boolean =>
    [...this.#typed].some(
      (field) => field.isConnected && (field as TextField).value !== (this.#begun.get(field) ?? ''),
    );
}

export const useTyped = (): Typed => useState(() => new Typed())[0];
