import * as z from 'zod/mini';
import { textAsMarkup } from '../web/markup.ts';
import { textOf, type NotionPage } from './answers.ts';

const Named = z.object({ name: z.string() });
const Dates = z.object({ start: z.string(), end: z.optional(z.nullable(z.string())) });
const Formula = z.object({ type: z.string() });
const Number_ = z.object({ prefix: z.optional(z.nullable(z.string())), number: z.nullable(z.number()) });

const nameOf = (value: unknown): string => Named.safeParse(value).data?.name ?? '';
const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const list = (value: unknown): string => (Array.isArray(value) ? value.map(nameOf).filter(Boolean).join('、') : '');
const yesNo = (value: unknown): string => (typeof value === 'boolean' ? (value ? '是' : '否') : '');

function dates(value: unknown): string {
  const { data } = Dates.safeParse(value);
  return data ? [data.start, data.end].filter(Boolean).join(' 至 ') : '';
}

/** What the properties of a row say, by their types; those of other types are about the row or lead elsewhere. */
const readers: Readonly<Record<string, (value: unknown) => string>> = {
  rich_text: textOf,
  number: plain,
  url: plain,
  email: plain,
  phone_number: plain,
  select: nameOf,
  status: nameOf,
  multi_select: list,
  people: list,
  checkbox: yesNo,
  date: dates,
  formula(value) {
    const type = Formula.safeParse(value).data?.type ?? '';
    const result = (value as Record<string, unknown> | null)?.[type];
    return plain(result) || yesNo(result) || dates(result);
  },
  unique_id(value) {
    const { data } = Number_.safeParse(value);
    return data ? [data.prefix, data.number].filter((part) => part !== null && part !== undefined).join('-') : '';
  },
};

/** What a row of a database says beside its blocks: a line for each property that has a value. */
export function propertiesMarkup({ parent, properties = {} }: NotionPage): string {
  if (!parent?.data_source_id && !parent?.database_id) return '';
  return Object.entries(properties)
    .map(([name, property]) => {
      const type = typeof property.type === 'string' ? property.type : '';
      const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
      const value = read?.(property[type]).trim() ?? '';
      return value === '' ? '' : `<p>${textAsMarkup(`${name}：${value}`).replace(/\r?\n/g, '<br>')}</p>`;
    })
    .join('');
}
