import { useMemo, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Download, RefreshCw } from '../icons.ts';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { saveFile } from '../private/saveFile.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { drawing, logo as logoStyle, plate, qr, stateWords, veil } from './QrCode.css.ts';
import { LOGO_SHARE, qrPath } from './qrPath.ts';
import { qrPicture } from './qrPicture.ts';
import { qrCodeCopy } from './copy.ts';

export interface QrCodeProps {
  /** What a phone reads: an address, as a rule. */
  value: string;
  /** What scanning does: 扫码打开助手. */
  label: string;
  /** 128, 176 or 240 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Address or data URI of a square picture for the middle; the code then carries the strongest error correction. */
  logo?: string;
  /** Codes for paying and logging in come late and run out. @default 'ready' */
  state?: 'ready' | 'loading' | 'expired';
  /** Asks for a new code when this one has expired. */
  onRefresh?: () => void;
  /** Offers the code as a PNG under this name, without its ending. */
  fileName?: string;
  /** The words of the button that saves it. @default '下载二维码' */
  downloadLabel?: string;
  /** Said when saving fails. @default '二维码没有保存，请重试' */
  downloadFailure?: string;
  /** Stands over a code that no longer works. @default '二维码已失效' */
  expiredLabel?: string;
  /** The words of the button that makes a new one. @default '刷新' */
  refreshLabel?: string;
}

/** A QR code, dark on light in every theme, because that is what all phones read. */
export function QrCode({
  value,
  label,
  size = 'md',
  logo,
  state = 'ready',
  onRefresh,
  fileName,
  downloadLabel = qrCodeCopy.download,
  downloadFailure = qrCodeCopy.notSaved,
  expiredLabel = qrCodeCopy.expired,
  refreshLabel = qrCodeCopy.refresh,
}: QrCodeProps) {
  const shape = useMemo(() => qrPath(value, logo !== undefined), [value, logo]);
  const [saving, setSaving] = useState<'idle' | 'saving' | 'failed'>('idle');
  const side = shape.size * LOGO_SHARE;
  const inside = side * 0.84;
  const at = (length: number) => (shape.size - length) / 2;
  const save = async () => {
    setSaving('saving');
    try {
      saveFile(await qrPicture(shape, logo), `${fileName ?? label}.png`);
      setSaving('idle');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <div className={qr}>
      <div className={plate({ size })} data-theme="light">
        {state === 'loading' ? null : (
          <svg
            className={drawing}
            viewBox={`0 0 ${shape.size} ${shape.size}`}
            shapeRendering="crispEdges"
            {...(state === 'ready' ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
          >
            <path d={shape.path} />
            {logo === undefined ? null : (
              <>
                <rect className={logoStyle} x={at(side)} y={at(side)} width={side} height={side} />
                <image
                  href={logo}
                  x={at(inside)}
                  y={at(inside)}
                  width={inside}
                  height={inside}
                  preserveAspectRatio="xMidYMid slice"
                />
              </>
            )}
          </svg>
        )}
        {state === 'loading' ? (
          <div className={veil}>
            <Spinner size="lg" label={label} />
          </div>
        ) : null}
        {state === 'expired' ? (
          <div className={veil}>
            <span className={stateWords} role="status">
              {expiredLabel}
            </span>
            {onRefresh ? (
              <Button size="sm" icon={RefreshCw} onPress={onRefresh}>
                {refreshLabel}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {fileName !== undefined && state === 'ready' ? (
        <Button size="sm" emphasis="quiet" icon={Download} pending={saving === 'saving'} onPress={() => void save()}>
          {downloadLabel}
        </Button>
      ) : null}
      {saving === 'failed' ? <InlineMessage tone="danger">{downloadFailure}</InlineMessage> : null}
    </div>
  );
}
