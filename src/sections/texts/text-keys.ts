import type { TypeOptions } from 'i18next';

type English = TypeOptions['resources'];

type PathIn<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? never
    : Name | `${Name}.${PathIn<Texts[Name]>}`;
}[keyof Texts & string];

type TextsIn<Texts, Path> = Path extends keyof Texts
  ? Texts[Path]
  : Path extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Texts
      ? TextsIn<Texts[Name], Rest>
      : never
    : never;

/** Where several texts stand together: `privacy-policy:rights`. */
export type GroupKey = {
  [Namespace in keyof English]: `${Namespace}:${PathIn<English[Namespace]>}`;
}[keyof English];

/** The texts that stand there. */
export type TextsOf<Key extends GroupKey> =
  Key extends `${infer Namespace extends keyof English}:${infer Path}`
    ? TextsIn<English[Namespace], Path>
    : never;

/** Where all of these texts stand together. */
export type KeyWith<Texts> = { [Key in GroupKey]: TextsOf<Key> extends Texts ? Key : never }[GroupKey];

type EntryOf<Texts> = Exclude<Texts[keyof Texts], string>;

/** Where entries of this shape stand, and of no other. */
export type KeyOfEntries<Entry> = {
  [Key in GroupKey]: [EntryOf<TextsOf<Key>>] extends [never]
    ? never
    : EntryOf<TextsOf<Key>> extends Entry
      ? Key
      : never;
}[GroupKey];
