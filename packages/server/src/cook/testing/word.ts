import { zipOf } from '../../documents/testing/zip.ts';

const names =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const list = (entries: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`;
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;

/** Parts of a Word file beside its body, as they stand within their root elements. */
export interface WordParts {
  numbering?: string;
  styles?: string;
  footnotes?: string;
  comments?: string;
}

/** A Word file from the markup of its body. */
export function wordOf(body: string, parts: WordParts = {}): Buffer {
  const roots = { numbering: 'numbering', styles: 'styles', footnotes: 'footnotes', comments: 'comments' } as const;
  const more = Object.entries(parts) as [keyof WordParts, string][];
  return zipOf({
    '[Content_Types].xml': types,
    '_rels/.rels': list(relation('d', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': list(more.map(([name]) => relation(name, name, `${name}.xml`)).join('')),
    'word/document.xml': `<w:document ${names}><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(
      more.map(([name, xml]) => [`word/${name}.xml`, `<w:${roots[name]} ${names}>${xml}</w:${roots[name]}>`]),
    ),
  });
}

export const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph, in a list by its number and level. */
export const item = (text: string, numId?: number, level = 0, more = ''): string =>
  `<w:p><w:pPr>${more}${numId === undefined ? '' : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`}</w:pPr>${text && run(text)}</w:p>`;

export const styled = (text: string, style: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`;

/** Levels of a list: format, text and what else they say. */
export const abstract = (
  id: number,
  levels: readonly (readonly [format: string, text: string, more?: string])[],
): string =>
  `<w:abstractNum w:abstractNumId="${id}">${levels
    .map(
      ([format, text, more = ''], at) =>
        `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`,
    )
    .join('')}</w:abstractNum>`;

export const num = (id: number, of: number, overrides = ''): string =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${overrides}</w:num>`;

export const startAt = (level: number, start: number): string =>
  `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
