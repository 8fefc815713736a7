const marked = new WeakMap<Text, string>();

function lengthen(node: Text) {
  const words = node.data;
  if (words.trim() === '' || marked.get(node) === words) return;
  if (node.parentElement?.closest('script, style, textarea')) return;
  const characters = Array.from(words.trim());
  const longer = `${words}${characters.slice(0, Math.ceil(characters.length * 0.6)).join('')}`;
  marked.set(node, longer);
  node.data = longer;
}

/** Makes every text under the element about 60 % longer, as a translation may; returns the way back. */
export function lengthenWords(root: HTMLElement): () => void {
  const run = (start: Node) => {
    const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) lengthen(node as Text);
  };
  run(root);
  const observer = new MutationObserver((changes) => {
    for (const change of changes) run(change.target.parentNode ?? change.target);
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
