import type { Box } from './box.ts';
import { documents } from './documents.ts';
import type { FilePass } from './filePass.ts';
import { fileUrl } from './fileUrl.ts';

/** A picture that stands on a page (from 1) of a document, opened as the document is. */
export interface PagePicture {
  fileId: string;
  page: number;
  box: Box;
  pass?: FilePass | undefined;
}

/** The address of such a picture: that of the document's pages, with the place in what no server is sent. */
export const pagePicturePath = ({ fileId, page, box, pass }: PagePicture): string => {
  const { left, top, right, bottom } = box;
  return `${fileUrl(documents.outputFile, { id: fileId, ...pass })}#page=${page}&box=${[left, top, right, bottom].join()}`;
};

/** The other way; null for every other address. */
export const readPagePicture = (address: string): PagePicture | null => {
  const [path = '', place = ''] = address.split('#');
  const box = new URLSearchParams(place).get('box')?.split(',').map(Number) ?? [];
  const [left, top, right, bottom] = box;
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  const sent = new URLSearchParams(path.split('?')[1]);
  const named = ['id', 'expires', 'holder', 'signature', 'version'].map((name) => sent.get(name));
  const [fileId, expires, holder, signature, version] = named;
  const page = Number(new URLSearchParams(place).get('page'));
  if (!fileId || !(page >= 1) || !box.every(Number.isFinite)) return null;
  const pass = expires && holder && signature ? { expires, holder, signature, ...(version && { version }) } : undefined;
  return { fileId, page, box: { left, top, right, bottom }, pass };
};
