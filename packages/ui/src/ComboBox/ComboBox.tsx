import * as Radix from 'radix-ui/popover';
import { useRef, type CompositionEvent, type KeyboardEvent } from 'react';
import { useButton } from 'react-aria/useButton';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { useField } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDown } from '../icons.ts';
import { panel } from '../Menu/Menu.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { box as boxStyle, input } from '../TextInput/TextInput.css.ts';
import { AriaLocale } from '../private/ariaLocale.tsx';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import * as css from './ComboBox.css.ts';
import { ComboList } from './ComboList.tsx';
import type { ComboOption } from './filterOptions.ts';
import { useComboField } from './useComboField.ts';
import { comboBoxCopy } from './copy.ts';

export interface ComboBoxProps<Value extends string = string> {
  options: readonly ComboOption<Value>[];
  /** Undefined is an empty field. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  onBlur?: () => void;
  /** Shows the value where it is not among the options, as it happens with options fetched by query. */
  valueLabel?: string;
  /** The options come from elsewhere, narrowed already: called a moment after typing stops, and with '' on opening. */
  onQuery?: (query: string) => void;
  /** Options are on their way. */
  loading?: boolean;
  /** @default '没有匹配的选项' */
  empty?: string;
  /** Names the control where no Field does. */
  label?: string;
  name?: string;
  /** @default '请选择或输入' */
  placeholder?: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean;
  readOnly?: boolean;
}

/** One of many values, found by typing (APG combobox with list autocomplete). For up to a dozen use Select. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  return (
    <AriaLocale>
      <LocalComboBox {...props} />
    </AriaLocale>
  );
}

function LocalComboBox<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  valueLabel,
  onQuery,
  loading = false,
  empty = comboBoxCopy.empty,
  label,
  name,
  placeholder = comboBoxCopy.placeholder,
  size = 'md',
  disabled,
  readOnly,
}: ComboBoxProps<Value>) {
  const field = useField();
  const container = usePortalContainer();
  const box = useRef<HTMLSpanElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listBoxRef = useRef<HTMLDivElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const { query, text, shown, ask, type, settle, giveUp, leave } = useComboField({
    options,
    value,
    valueLabel,
    onChange,
    onBlur,
    onQuery,
  });
  const asked = {
    // The Field around it labels the input; this keeps react-aria from missing a name.
    'aria-label': label ?? comboBoxCopy.label,
    items: shown,
    children: (option: ComboOption) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
    disabledKeys: shown.filter((option) => option.disabled).map((option) => option.value),
    value: value ?? null,
    onChange: (key: string | number | null) => settle(key === null ? null : String(key)),
    inputValue: text,
    onInputChange: type,
    onOpenChange: (open: boolean) => {
      if (open && query === '') ask('', 0);
    },
    allowsEmptyCollection: true,
    isDisabled: disabled,
    isReadOnly: readOnly,
  };
  const state = useComboBoxState<ComboOption>(asked);
  const combo = useComboBox(
    { ...asked, inputRef, buttonRef, listBoxRef, popoverRef, shouldFocusWrap: true, onBlur: leave },
    state,
  );
  const { buttonProps } = useButton(combo.buttonProps, buttonRef);
  const note = loading && shown.length === 0 ? comboBoxCopy.loading : shown.length === 0 ? empty : null;
  return (
    <Radix.Root open={state.isOpen} onOpenChange={(next) => (next ? undefined : state.revert())}>
      <Radix.Anchor asChild>
        <span ref={box} className={boxStyle({ size })}>
          <input
            {...combo.inputProps}
            {...field}
            ref={inputRef}
            className={`${input} ${css.input}`}
            name={name}
            aria-label={label}
            aria-labelledby={undefined}
            aria-busy={loading || undefined}
            placeholder={placeholder}
            onChange={(event) => {
              combo.inputProps.onChange?.(event);
              // The letters of an unfinished word are not what is looked for.
              if (!(event.nativeEvent as InputEvent).isComposing) ask(event.target.value);
            }}
            onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => ask(event.currentTarget.value)}
            onClick={() => {
              if (!disabled && !readOnly) state.open(null, 'manual');
            }}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Tab') giveUp();
              combo.inputProps.onKeyDown?.(event);
            }}
          />
          {loading && state.isOpen ? <Spinner /> : null}
          <button
            {...buttonProps}
            ref={buttonRef}
            type="button"
            className={css.toggle}
            aria-label={state.isOpen ? comboBoxCopy.close : comboBoxCopy.open}
            aria-labelledby={undefined}
          >
            <Icon of={ChevronDown} size="sm" />
          </button>
        </span>
      </Radix.Anchor>
      {/* In the page at once: react-aria hides from screen readers what is not there when it opens. */}
      {state.isOpen ? (
        <Radix.Portal forceMount container={container ?? document.body}>
          <Radix.Content
            forceMount
            ref={popoverRef}
            role="presentation"
            className={`${panel} ${css.content}`}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault();
            }}
            onMouseDown={(event) => event.preventDefault()}
          >
            <ComboList
              list={listBoxRef}
              listBoxProps={combo.listBoxProps}
              label={label ?? comboBoxCopy.label}
              state={state}
              query={query}
            />
            {note ? (
              <div className={css.note} role="status">
                {loading ? <Spinner /> : null}
                {note}
              </div>
            ) : null}
          </Radix.Content>
        </Radix.Portal>
      ) : null}
    </Radix.Root>
  );
}
