import type { FocusEvent } from 'react';

/**
 * Chooses the radio that the arrow keys went to. Radix does so only while the key is still down when focus arrives,
 * which a quick press on a busy machine is not. Give it to the group as `onFocus`.
 */
export function chooseOnMove({ currentTarget: group, target, relatedTarget: from }: FocusEvent<HTMLElement>) {
  const moved = from instanceof HTMLElement && isRadio(from) && group.contains(from);
  if (!moved || !isRadio(target) || !target.matches(':focus-visible')) return;
  // Runs after radix may have chosen the radio itself, so that nothing is chosen twice.
  setTimeout(() => {
    if (target === document.activeElement && target.dataset.state === 'unchecked') target.click();
  });
}

const isRadio = (element: HTMLElement) => element.getAttribute('role') === 'radio';
