import { Children, useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ChevronDown, ChevronUp } from '../icons.ts';
import { actions, bar, end as endStyle, filter, form, search as searchStyle } from './FilterBar.css.ts';
import { filterBarCopy } from './copy.ts';

export interface FilterBarProps {
  /** A SearchInput. */
  search?: ReactNode;
  /** Selects; their values belong in the address. */
  children?: ReactNode;
  /** Filters that are seldom needed, behind 展开. */
  more?: ReactNode;
  /** Asks only when 查询 or Enter is pressed; left out, each change asks by itself. */
  onQuery?: () => void;
  /** Takes all filters back. */
  onReset?: () => void;
  /** Refresh and what else acts on the list. */
  end?: ReactNode;
}

/** Above a list: search first, filters after it, tools at the end. Wraps on narrow screens. */
export function FilterBar({ search, children, more, onQuery, onReset, end }: FilterBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onQuery?.();
  };
  const fields = (
    <>
      {search ? <div className={searchStyle}>{search}</div> : null}
      <Filters>{children}</Filters>
      {more ? (
        <div id={id} className={form} hidden={!open}>
          <Filters>{more}</Filters>
        </div>
      ) : null}
      {onQuery || onReset || more ? (
        <div className={actions}>
          {onQuery ? <Button type="submit">{filterBarCopy.search}</Button> : null}
          {onReset ? <Button onPress={onReset}>{filterBarCopy.reset}</Button> : null}
          {more ? (
            <Button
              emphasis="quiet"
              trailingIcon={open ? ChevronUp : ChevronDown}
              aria-expanded={open}
              aria-controls={id}
              onPress={() => setOpen(!open)}
            >
              {open ? filterBarCopy.fold : filterBarCopy.unfold}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
  return (
    <div className={bar} role="search">
      {onQuery ? (
        <form className={form} onSubmit={submit}>
          {fields}
        </form>
      ) : (
        fields
      )}
      {end ? <div className={endStyle}>{end}</div> : null}
    </div>
  );
}

function Filters({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (child ? <div className={filter}>{child}</div> : null));
}
