/**
 * Keeps an element as it is now and where it is: whoever removes, moves or changes it sees it restored.
 * Watches the element and its parent's children only, so that what happens beside it costs nothing. Answers how to stop.
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
