import * as Radix from 'radix-ui/popover';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useField } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Check, ChevronDown } from '../icons.ts';
import { item, itemEnd, panel } from '../Menu/Menu.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { box, input } from '../TextInput/TextInput.css.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ComboBox.css.ts';
import { filterOptions, findIn, type ComboOption } from './filterOptions.ts';

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

const QUERY_DELAY = 250;

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
  const listId = useId();
  const container = usePortalContainer();
  const anchor = useRef<HTMLSpanElement>(null);
  const element = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  /** What is typed; null while the field shows its value. */
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const current = options.find((option) => option.value === value);
  const shown = onQuery ? options : filterOptions(options, query ?? '');
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = open && shown[active] ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const ask = (text: string, delay: number) => {
    clearTimeout(timer.current);
    if (onQuery) timer.current = setTimeout(() => onQuery(text.trim()), delay);
  };
  const show = () => {
    if (open || disabled || readOnly) return;
    setActive(shown.findIndex((option) => option.value === value));
    setOpen(true);
    ask('', 0);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
    setQuery(null);
    setActive(-1);
  };
  const choose = (index: number) => {
    const option = shown[index];
    if (!option || option.disabled) return;
    hide();
    if (option.value !== value) onChange(option.value);
  };
  const type = (text: string, composing: boolean) => {
    setQuery(text);
    setOpen(true);
    setActive(-1);
    // The letters of an unfinished word are not what is looked for.
    if (!composing) ask(text, QUERY_DELAY);
  };
  const step = (by: 1 | -1) => {
    for (let tries = 1; tries <= shown.length; tries++) {
      const from = active < 0 && by < 0 ? shown.length : active;
      const next = (from + by * tries + shown.length * 2) % shown.length;
      if (!shown[next]?.disabled) return setActive(next);
    }
  };
  const leave = () => {
    // An emptied field means no value; anything else typed and not chosen goes.
    if (query !== null && query.trim() === '' && value !== undefined) onChange(undefined);
    hide();
    onBlur?.();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || disabled || readOnly) return;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => (open ? step(1) : show()),
      ArrowUp: () => (open ? (event.altKey ? hide() : step(-1)) : show()),
      Enter: open && active >= 0 ? () => choose(active) : undefined,
      Escape: open || query !== null ? hide : undefined,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
    act();
  };
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
            aria-controls={open ? listId : undefined}
            aria-activedescendant={activeId}
            aria-busy={loading || undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            value={query ?? current?.label ?? valueLabel ?? ''}
            onChange={(event) => type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={(event) => ask(event.currentTarget.value, QUERY_DELAY)}
            onClick={show}
            onKeyDown={press}
            onBlur={leave}
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
          <div id={listId} role="listbox" aria-label={label ?? '选项'} className={css.list} hidden={shown.length === 0}>
            {shown.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- focus stays in the field, whose keys choose
              <div
                key={option.value}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                aria-disabled={option.disabled || undefined}
                className={`${item({})} ${css.option}`}
                onPointerMove={() => {
                  if (!option.disabled) setActive(index);
                }}
                onClick={() => choose(index)}
              >
                <span className={css.words}>
                  <Marked text={option.label} query={query ?? ''} />
                  {option.description ? <span className={css.description}>{option.description}</span> : null}
                </span>
                {option.value === value ? (
                  <span className={itemEnd}>
                    <Icon of={Check} size="sm" tone="accent" />
                    <VisuallyHidden>当前</VisuallyHidden>
                  </span>
                ) : null}
              </div>
            ))}
          </div>
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

/** Shows where the query stands in a label. */
function Marked({ text, query }: { text: string; query: string }) {
  const place = findIn(text, query);
  if (!place) return text;
  return (
    <>
      {text.slice(0, place[0])}
      <mark className={css.found}>{text.slice(...place)}</mark>
      {text.slice(place[1])}
    </>
  );
}
