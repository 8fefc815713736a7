import { constants } from '@tinystar/contract';
import type { Reaching } from '../kind.ts';
import { bodyOf, reach, refusalOf } from '../web/reach.ts';

const most = constants.MEBIBYTE / 2;
const mostRules = 5_000;
const ourName = 'tinystar';

/** What a site lets programs read (RFC 9309). */
export interface Robots {
  allows(address: URL): boolean;
  /** The site's maps as it names them. */
  maps: string[];
}

interface Rule {
  allow: boolean;
  path: string;
}

/** Reads the rules of a site; one that has none lets everything be read, one that is out of order is asked again later. */
export async function readRobots(reaching: Reaching, site: URL): Promise<Robots> {
  const answer = await reach(reaching, new URL('/robots.txt', site), { maxBytes: 2 * most });
  if (answer.status >= 500 || answer.status === 429) {
    answer.body.destroy();
    throw refusalOf(answer.status, '网站');
  }
  const text = (await bodyOf(reaching, answer, { most })).toString('utf8');
  return parseRobots(answer.status === 200 && !text.trimStart().startsWith('<') ? text : '');
}

/** The rules for us, else those for everybody; of the rules that fit the longest one counts, and allowing before forbidding. */
export function parseRobots(text: string): Robots {
  const groups = new Map<string, Rule[]>();
  const maps: string[] = [];
  let named: string[] = [];
  let ruled = false;
  let count = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    const [key = '', ...rest] = line.split('#')[0]!.split(':');
    const value = rest.join(':').trim();
    const field = key.trim().toLowerCase();
    if (field === 'sitemap') maps.push(value);
    else if (field === 'user-agent') {
      if (ruled) named = [];
      ruled = false;
      named.push(value.toLowerCase());
      for (const name of named) groups.set(name, groups.get(name) ?? []);
    } else if (field === 'allow' || field === 'disallow') {
      ruled = true;
      if (value === '' || ++count > mostRules) continue;
      for (const name of named) groups.get(name)?.push({ allow: field === 'allow', path: value });
    }
  }
  const rules = groups.get(ourName) ?? groups.get('*') ?? [];
  return { maps, allows: (address) => isAllowed(rules, plain(`${address.pathname}${address.search}`)) };
}

function isAllowed(rules: readonly Rule[], path: string): boolean {
  let best: Rule | undefined;
  for (const rule of rules) {
    const longer = rule.path.length - (best?.path.length ?? -1);
    if ((longer > 0 || (longer === 0 && rule.allow)) && fits(plain(rule.path), path)) best = rule;
  }
  return best?.allow ?? true;
}

/** Rules are written in Chinese as often as in percent signs. */
function plain(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a rule with `*` for anything and `$` for the end fits the beginning of a path, in one walk through both. */
function fits(rule: string, path: string): boolean {
  const whole = rule.endsWith('$');
  const [first = '', ...parts] = (whole ? rule.slice(0, -1) : rule).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = whole ? parts.pop() : undefined;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!whole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}
