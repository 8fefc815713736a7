const relation = /<(?:\w+:)?Relationship\b[^>]*?(?:\/>|>\s*<\/(?:\w+:)?Relationship>)/gi;

/** Takes relations to the outside out of a part's list, except plain web links: nothing may be fetched by opening it. */
export function withoutOutside(rels: string): string {
  return rels.replace(relation, (tag) => {
    if (!/TargetMode\s*=\s*["']External["']/i.test(tag)) return tag;
    const isLink = /\/hyperlink["']/i.test(tag) && /Target\s*=\s*["'](https?|mailto):/i.test(tag);
    if (isLink) return tag;
    return tag
      .replace(/Target\s*=\s*("[^"]*"|'[^']*')/i, 'Target="media/left-out"')
      .replace(/\s*TargetMode\s*=\s*("[^"]*"|'[^']*')/i, '');
  });
}
