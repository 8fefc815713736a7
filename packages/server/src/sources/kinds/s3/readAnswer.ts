import { walkXml } from '../../../cook/text/xml.ts';

/** One object of a listing; texts as they are sent, '' where there are none. */
export interface StoredObject {
  key: string;
  etag: string;
  modified: string;
  size: number | undefined;
}

/** What a store says in XML: the texts by their path, as `Error/Code`, and the objects of a listing. */
export interface StoreAnswer {
  root: string;
  values: ReadonlyMap<string, string>;
  objects: StoredObject[];
}

/** Reads an answer of a store; undefined for what is no XML. */
export function readAnswer(answer: Buffer): StoreAnswer | undefined {
  const objects: StoredObject[] = [];
  const values = new Map<string, string>();
  const path: string[] = [];
  let root = '';
  let text = '';
  let now = new Map<string, string>();
  try {
    walkXml(answer, {
      open(name) {
        root ||= name;
        path.push(name);
        text = '';
        if (path.length === 2 && name === 'Contents') now = new Map();
      },
      text: (part) => void (text += part),
      close(name) {
        if (path.length === 3 && path[1] === 'Contents') now.set(name, text);
        else if (path.length === 2 && name === 'Contents') objects.push(objectOf(now));
        else if (path.length === 2) values.set(path.join('/'), text.trim());
        path.pop();
        text = '';
      },
    });
  } catch {
    return undefined;
  }
  return root === '' ? undefined : { root, values, objects };
}

function objectOf(texts: ReadonlyMap<string, string>): StoredObject {
  const size = texts.get('Size')?.trim() ?? '';
  return {
    key: texts.get('Key') ?? '',
    etag: texts.get('ETag')?.trim() ?? '',
    modified: texts.get('LastModified')?.trim() ?? '',
    size: /^\d{1,15}$/.test(size) ? Number(size) : undefined,
  };
}
