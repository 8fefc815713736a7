import { IconButton } from '../IconButton/IconButton.tsx';
import { Search, X } from '../icons.ts';
import { TextInput } from '../TextInput/TextInput.tsx';

export interface SearchInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Enter, or the text was cleared. */
  onSearch?: (value: string) => void;
  label: string;
  placeholder?: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** Narrows a list by words. */
export function SearchInput({ value, onChange, onSearch, label, placeholder = label, size }: SearchInputProps) {
  return (
    <TextInput
      type="search"
      inputMode="search"
      icon={Search}
      size={size}
      label={label}
      placeholder={placeholder}
      value={value}
      onChange={onChange}
      onEnter={onSearch ? () => onSearch(value.trim()) : undefined}
      end={
        value ? (
          <IconButton
            icon={X}
            label="清除"
            size="sm"
            onPress={() => {
              onChange('');
              onSearch?.('');
            }}
          />
        ) : null
      }
    />
  );
}
