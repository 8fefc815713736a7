import { nameLine, stem, tail } from './UploadList.css.ts';

/** A file name that is shortened in the middle, so that its extension stays readable. */
export function FileName({ name }: { name: string }) {
  const characters = Array.from(name);
  const dot = name.lastIndexOf('.');
  const kept = dot > 0 ? Array.from(name.slice(dot)).length + 4 : 6;
  const head = characters.slice(0, Math.max(0, characters.length - kept)).join('');
  return (
    <span className={nameLine} title={name}>
      <span className={stem}>{head}</span>
      <span className={tail}>{characters.slice(Math.max(0, characters.length - kept)).join('')}</span>
    </span>
  );
}
