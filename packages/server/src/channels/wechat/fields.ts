import { mended } from '../../platform/storable.ts';
import { objectOf } from '../verify.ts';

const element = /<(\w+)>(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))<\/\1>/g;
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The fields of a message, which has one level of XML or, by the account's setting, of JSON. */
export function fieldsOf(text: string): Readonly<Record<string, string>> {
  const found: [string, string][] = text.trimStart().startsWith('{')
    ? Object.entries(objectOf(text)).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      )
    : [...text.matchAll(element)].map(([, name = '', data, plain = '']) => [
        name,
        data ?? plain.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => entities[entity]!),
      ]);
  // A field sent twice keeps its first value, which is what the platform writes before anything of the sender's.
  return mended(Object.fromEntries(found.toReversed()));
}

/** Text within a CDATA section, which ends only where we end it. */
export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
