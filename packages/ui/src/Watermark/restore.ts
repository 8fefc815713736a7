/**
 * Keeps an element as it is and where it is: when it is removed, moved or changed, it is restored.
 * Watches only the element and its parent's children, so other changes of the page cost nothing. Returns a function that stops it.
 */
export function restore(element: Element): () => void {
  const parent = element.parentElement;
  const original = element.cloneNode(true) as Element;
  const guard = new MutationObserver(() => {
    if (parent && element.parentElement !== parent) parent.append(element);
    if (!element.isEqualNode(original)) {
      for (const name of element.getAttributeNames()) if (!original.hasAttribute(name)) element.removeAttribute(name);
      for (const { name, value } of original.attributes) element.setAttribute(name, value);
      element.replaceChildren(...original.cloneNode(true).childNodes);
    }
    guard.takeRecords();
  });
  if (parent) guard.observe(parent, { childList: true });
  guard.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
  return () => guard.disconnect();
}
