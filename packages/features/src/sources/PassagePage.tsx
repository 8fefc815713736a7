import { documents, type Box } from '@tinystar/contract';
import { useEffect, useMemo, useState } from 'react';
import { useCall } from '../shared/calls/index.ts';
import { useApi } from '../shared/session.ts';
import { fileAddress } from './fileAddress.ts';
import { mark } from './Marks.css.ts';
import { placeBox, type PageShape } from './model/geometry.ts';
import * as css from './PassagePage.css.ts';
import { useSharedPdf } from './sharedPdf.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { shapeOf } from './usePageShapes.ts';

export interface PassagePageProps {
  assistantId: string;
  fileId: string;
  /** Blocks of a passage; the page of the first is shown. */
  places: readonly { blockId: string; page: number; box: Box }[];
}

/** The page on which a passage stands, small, with its blocks marked; white paper while it is not to be had. */
export function PassagePage({ assistantId, fileId, places }: PassagePageProps) {
  const api = useApi();
  const { data } = useCall(documents.get, { fileId, kbBotId: assistantId });
  const pass = data?.hasOutput ? data.filePass : null;
  const address = useMemo(
    () =>
      pass &&
      fileAddress(
        fileId,
        pass,
        async (id) => (await api(documents.get, { fileId: id, kbBotId: assistantId })).filePass,
      ),
    [api, assistantId, fileId, pass],
  );
  const pdf = useSharedPdf(fileId, address);
  const page = places[0]?.page ?? 1;
  const [shape, setShape] = useState<PageShape | null>(null);
  useEffect(() => {
    if (!pdf) return;
    let left = false;
    // A document that is closed meanwhile has no shape to tell.
    void shapeOf(pdf, page - 1).then(
      (found) => left || setShape(found),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [pdf, page]);
  const turned = shape && shape.rotation % 180 !== 0;
  const ratio = shape && (turned ? shape.height / shape.width : shape.width / shape.height);
  return (
    <div className={css.paper} style={ratio ? { aspectRatio: ratio } : undefined} data-page={page} aria-hidden>
      {pdf ? <Thumbnail pdf={pdf} page={page} /> : null}
      {shape
        ? places.map(({ blockId, page: on, box }) => {
            const share = on === page ? placeBox(box, shape) : null;
            return share ? (
              <div
                key={blockId}
                className={mark({ state: 'current' })}
                data-mark={blockId}
                style={{
                  left: `${share.left * 100}%`,
                  top: `${share.top * 100}%`,
                  width: `${share.width * 100}%`,
                  height: `${share.height * 100}%`,
                }}
              />
            ) : null;
          })
        : null}
    </div>
  );
}
