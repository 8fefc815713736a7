import { createRequire } from 'node:module';
import ipaddr from 'ipaddr.js';
import type IP2Region from 'ip2region';

/** What is said of addresses that lie in no province. */
export const LOCAL = '局域网';
export const ABROAD = '海外';

let table: IP2Region | undefined;

/** Eleven megabytes, read at the first question: a server that nobody asks does without. */
function openTable(): IP2Region {
  if (!table) {
    // Its module is of the old kind and holds the class as `default`, which an import would wrap once more.
    const { default: Table } = createRequire(import.meta.url)('ip2region') as { default: typeof IP2Region };
    table = new Table();
  }
  return table;
}

/** 广西壮族自治区 and 广西 are one; the short name is that of the map. */
const shortName = (name: string): string => name.replace(/(?:壮族|回族|维吾尔)?自治区$|特别行政区$|[省市]$/u, '');

/** The province an address lies in; '' when nobody knows. Nothing is asked of the network, and nothing is kept. */
export function provinceOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  const kind = address.range();
  if (['private', 'loopback', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'].includes(kind)) return LOCAL;
  if (kind !== 'unicast') return '';
  const found = openTable().search(address.toString());
  if (!found?.country) return '';
  return found.country === '中国' ? shortName(found.province) : ABROAD;
}
