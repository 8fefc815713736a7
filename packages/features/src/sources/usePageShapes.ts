import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageShape } from './model/geometry.ts';
import type { PDFDocumentProxy } from './pdf.ts';

/** Up to this many pages all sizes are read at once; larger files are read where one looks. */
const SMALL = 200;

/**
 * The shapes of all pages: known ones as they are, the rest like the first until someone looks there. `need` reads the
 * pages of a span, counted from 0.
 */
export const usePageShapes = (
  pdf: PDFDocumentProxy,
  wanted: readonly number[],
): { shapes: readonly PageShape[] | null; need(first: number, last: number): void } => {
  const [shapes, setShapes] = useState<readonly PageShape[] | null>(null);
  const asked = useRef(new Set<number>());

  const read = useCallback(
    async (pages: readonly number[]) => {
      const fresh = pages.filter((page) => page >= 0 && page < pdf.numPages && !asked.current.has(page));
      if (fresh.length === 0) return;
      for (const page of fresh) asked.current.add(page);
      const found = await Promise.all(fresh.map(async (page) => [page, await shapeOf(pdf, page)] as const));
      setShapes((known) => {
        const next = known ? [...known] : Array.from({ length: pdf.numPages }, () => found[0]![1]);
        for (const [page, shape] of found) next[page] = shape;
        return known && found.every(([page, shape]) => same(known[page], shape)) ? known : next;
      });
    },
    [pdf],
  );

  const key = wanted.join();
  useEffect(() => {
    let left = false;
    const load = async () => {
      await read([...new Set([0, ...key.split(',').filter(Boolean).map(Number)])]);
      const all = pdf.numPages <= SMALL ? Array.from({ length: pdf.numPages }, (_, page) => page) : [];
      if (!left) await read(all);
    };
    // A closed document rejects what was still being read.
    load().catch(() => {});
    return () => {
      left = true;
    };
  }, [pdf, key, read]);

  const need = useCallback(
    (first: number, last: number) => {
      read(Array.from({ length: last - first + 1 }, (_, index) => first + index)).catch(() => {});
    },
    [read],
  );
  return { shapes, need };
};

/** The shape of one page, counted from 0. */
export const shapeOf = async (pdf: PDFDocumentProxy, index: number): Promise<PageShape> => {
  const page = await pdf.getPage(index + 1);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return { width: right - left, height: top - bottom, rotation: page.rotate };
};

const same = (a: PageShape | undefined, b: PageShape) =>
  a?.width === b.width && a.height === b.height && a.rotation === b.rotation;
