import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as Radix from 'radix-ui/popover';
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { useField, useFieldGroup } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDown } from '../icons.ts';
import { panel as floating } from '../Menu/Menu.css.ts';
import { content } from '../Popover/Popover.css.ts';
import { useFocusReturnTo } from '../private/useFocusReturn.ts';
import { box } from '../TextInput/TextInput.css.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { ColorPanel, type ColorPreset } from './ColorPanel.tsx';
import { hex, paint, swatch, trigger } from './ColorPicker.css.ts';
import { readHex } from './colour.ts';
import { colorPickerCopy } from './copy.ts';

export interface ColorPickerProps {
  /** As #00BB93. */
  value: string;
  /** Called while a thumb is dragged too; the code is always six upper-case digits. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Names the control where no Field does. */
  label?: string;
  /** Colours offered as they are. */
  presets?: readonly ColorPreset[];
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean;
}

const none: readonly ColorPreset[] = [];

/** One opaque colour, by sight or by its code. */
export const ColorPicker = forwardRef<HTMLButtonElement, ColorPickerProps>(function ColorPicker(
  { value, onChange, onBlur, label, presets = none, size = 'md', disabled },
  ref,
) {
  const field = useField();
  const group = useFieldGroup();
  const container = usePortalContainer();
  const code = readHex(value) ?? '#000000';
  const codeId = `${field.id}-code`;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  const focus = useFocusReturnTo(button, open);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) onBlur?.();
      }}
    >
      <Radix.Trigger
        ref={button}
        id={field.id}
        aria-describedby={field['aria-describedby']}
        aria-invalid={field['aria-invalid']}
        aria-label={label ? colorPickerCopy.chosen(label, code) : undefined}
        aria-labelledby={!label && group['aria-labelledby'] ? `${group['aria-labelledby']} ${codeId}` : undefined}
        className={`${box({ size })} ${trigger}`}
        disabled={disabled}
      >
        <span className={swatch} style={assignInlineVars({ [paint]: code })} />
        <span id={codeId} className={hex}>
          {code}
        </span>
        <Icon of={ChevronDown} size="sm" tone="tertiary" />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...focus}
          aria-label={label ?? colorPickerCopy.choose}
          className={`${floating} ${content({ size: 'md', padding: 'md' })}`}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <ColorPanel value={code} onChange={onChange} presets={presets} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});
