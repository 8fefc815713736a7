import * as Radix from 'radix-ui/radio-group';
import { ratios as allRatios, type Ratio } from '../ImageCrop/crop.ts';
import { chooseOnMove } from '../private/chooseOnMove.ts';
import { option, row, sheet } from './RatioPicker.css.ts';
import { ratioPickerCopy } from './copy.ts';

export interface RatioPickerProps {
  value: Ratio;
  onChange: (value: Ratio) => void;
  /** What is offered, in order. @default all four */
  ratios?: readonly Ratio[];
  /** @default '比例' */
  label?: string;
  /** The words for the shape of the picture itself. @default '原图' */
  originalLabel?: string;
}

/** The aspect ratios for a crop, each drawn in its shape. Arrow keys move the choice. */
export function RatioPicker({
  value,
  onChange,
  ratios = allRatios,
  label = ratioPickerCopy.label,
  originalLabel = ratioPickerCopy.original,
}: RatioPickerProps) {
  return (
    <Radix.Root
      className={row}
      onFocus={chooseOnMove}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(next) => onChange(next as Ratio)}
    >
      {ratios.map((ratio) => (
        <Radix.Item key={ratio} value={ratio} className={option}>
          <span className={sheet({ ratio })} aria-hidden />
          {ratio === 'original' ? originalLabel : ratio}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
