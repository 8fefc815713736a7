import * as Radix from 'radix-ui/popover';
import { useRef } from 'react';
import { useField } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDown } from '../icons.ts';
import { panel } from '../Menu/Menu.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { box, input } from '../TextInput/TextInput.css.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ComboBox.css.ts';
import { ComboList } from './ComboList.tsx';
import type { ComboOption } from './filterOptions.ts';
import { useComboBox } from './useComboBox.ts';

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
export function ComboBox<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  valueLabel,
  onQuery,
  loading = false,
  empty = '没有匹配的选项',
  label,
  name,
  placeholder = '请选择或输入',
  size = 'md',
  disabled,
  readOnly,
}: ComboBoxProps<Value>) {
  const field = useField();
  const container = usePortalContainer();
  const anchor = useRef<HTMLSpanElement>(null);
  const element = useRef<HTMLInputElement>(null);
  const combo = useComboBox({ options, value, onChange, onBlur, onQuery, disabled, readOnly });
  const { open, query, shown, show, hide } = combo;
  const current = options.find((option) => option.value === value);
  const note = loading && shown.length === 0 ? '正在查找' : shown.length === 0 ? empty : null;
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? show() : hide())}>
      <Radix.Anchor asChild>
        <span ref={anchor} className={box({ size })}>
          <input
            {...field}
            ref={element}
            className={`${input} ${css.input}`}
            name={name}
            type="text"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? combo.listId : undefined}
            aria-activedescendant={combo.activeId}
            aria-busy={loading || undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            value={query ?? current?.label ?? valueLabel ?? ''}
            onChange={(event) => combo.type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={(event) => combo.ask(event.currentTarget.value)}
            onClick={show}
            onKeyDown={combo.press}
            onBlur={combo.leave}
          />
          {loading && open ? <Spinner /> : null}
          <button
            type="button"
            tabIndex={-1}
            className={css.toggle}
            aria-label={open ? '收起选项' : '展开选项'}
            aria-expanded={open}
            disabled={disabled || readOnly}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              element.current?.focus();
              if (open) hide();
              else show();
            }}
          >
            <Icon of={ChevronDown} size="sm" />
          </button>
        </span>
      </Radix.Anchor>
      <VisuallyHidden live="polite">{open ? (note ?? `${shown.length}个选项`) : ''}</VisuallyHidden>
      <Radix.Portal container={container}>
        <Radix.Content
          role="presentation"
          className={`${panel} ${css.content}`}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
          onMouseDown={(event) => event.preventDefault()}
        >
          <ComboList
            id={combo.listId}
            optionId={combo.optionId}
            label={label ?? '选项'}
            options={shown}
            value={value}
            active={combo.active}
            query={query ?? ''}
            onPoint={combo.setActive}
            onChoose={combo.choose}
          />
          {note ? (
            <div className={css.note} aria-hidden>
              {loading ? <Spinner /> : null}
              {note}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
