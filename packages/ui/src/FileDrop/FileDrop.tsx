import { useState, type DragEvent } from 'react';
import { useField } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Upload } from '../icons.ts';
import { file, hint as hintStyle, title, zone } from './FileDrop.css.ts';
import { fileDropCopy } from './copy.ts';

export interface FileDropProps {
  /** Chosen or dropped, in that order. Checking kind, size and number is the caller's, who has the words for it. */
  onFiles: (files: File[]) => void;
  /** As in an input: '.pdf,.docx'. It only filters the system's dialog. */
  accept?: string;
  /** Kinds, size and number allowed. */
  hint?: string;
  /** @default '点击选择文件，或拖到这里' */
  label?: string;
  multiple?: boolean;
  disabled?: boolean;
}

/** Takes files by button, keyboard or drop. */
export function FileDrop({
  onFiles,
  accept,
  hint,
  label = fileDropCopy.label,
  multiple = true,
  disabled = false,
}: FileDropProps) {
  const field = useField();
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra; the input inside takes click and keys
    <label
      className={zone({ state: disabled ? 'disabled' : over ? 'over' : 'rest' })}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const files = [...event.dataTransfer.files];
        if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
      }}
    >
      <input
        {...field}
        // A file field has no role that could be required; its label says so.
        aria-required={undefined}
        className={file}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Icon of={Upload} size="lg" tone={over ? 'accent' : 'tertiary'} />
      <span className={title}>{over ? fileDropCopy.drop : label}</span>
      {hint ? <span className={hintStyle}>{hint}</span> : null}
    </label>
  );
}
