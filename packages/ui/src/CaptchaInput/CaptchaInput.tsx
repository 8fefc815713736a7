import { forwardRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RefreshCw } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { image, picture, tools } from './CaptchaInput.css.ts';
import { captchaInputCopy } from './copy.ts';

export interface CaptchaInputProps extends Omit<
  TextInputProps,
  'type' | 'inputMode' | 'limit' | 'icon' | 'autoComplete' | 'end'
> {
  /**
   * The SVG markup the server drew; undefined while it is fetched, empty when it could not be. It is shown as an image,
   * so nothing in it runs.
   */
  svg: string | undefined;
  /** A press on the picture or on ↻. */
  onRenew: () => void;
}

/** The letters of a picture, which stands inside the field. A wrong answer clears only this field. */
export const CaptchaInput = forwardRef<HTMLInputElement, CaptchaInputProps>(function CaptchaInput(
  { svg, onRenew, ...rest },
  ref,
) {
  return (
    <TextInput
      {...rest}
      ref={ref}
      autoComplete="off"
      end={
        <span className={tools}>
          <IconButton
            icon={RefreshCw}
            label={captchaInputCopy.unreadable}
            size="sm"
            disabled={rest.disabled}
            onPress={onRenew}
          />
          <button
            type="button"
            className={picture}
            disabled={rest.disabled}
            onClick={() => onRenew()}
            aria-label={svg === '' ? undefined : captchaInputCopy.renewPicture}
            title={captchaInputCopy.renew}
          >
            {svg ? (
              <img
                className={image}
                alt={captchaInputCopy.picture}
                src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              />
            ) : svg === '' ? (
              captchaInputCopy.failed
            ) : (
              <Spinner />
            )}
          </button>
        </span>
      }
    />
  );
});
