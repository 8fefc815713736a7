import { forwardRef, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Search, X } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { searchInputCopy } from './copy.ts';
import { commonCopy } from '../private/copy.ts';

export interface SearchInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Enter, or the text was cleared. */
  onSearch?: (value: string) => void;
  onBlur?: () => void;
  label: string;
  name?: string;
  placeholder?: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** The list is being narrowed; typing goes on. */
  loading?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
}

/** Narrows a list by words. */
export const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(function SearchInput(
  { value, onChange, onSearch, label, placeholder = label, loading = false, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  const clear = () => {
    onChange('');
    onSearch?.('');
    // The button goes with the text; without this, focus would go with it.
    input.current?.focus();
  };
  const clearable = value !== '' && !rest.disabled && !rest.readOnly;
  return (
    <TextInput
      {...rest}
      ref={input}
      type="search"
      inputMode="search"
      icon={Search}
      label={label}
      placeholder={placeholder}
      value={value}
      onChange={onChange}
      onEnter={onSearch ? () => onSearch(value.trim()) : undefined}
      end={
        loading || clearable ? (
          <>
            {loading ? <Spinner label={searchInputCopy.loading} /> : null}
            {clearable ? <IconButton icon={X} label={commonCopy.clear} size="sm" onPress={clear} /> : null}
          </>
        ) : null
      }
    />
  );
});
