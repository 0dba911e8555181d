import type { ComponentPropsWithRef, ElementType } from 'react';

type ButtonProps<T extends ElementType> = Omit<ComponentPropsWithRef<T>, 'className'> & {
  /** What it is, where it only looks like a button: a link of the site, say. */
  as?: T;
  /** The one thing to do first. */
  primary?: boolean;
  /** For which visitors it is there; for all, unless said. */
  shown?: 'needs-script' | 'only-without-script' | undefined;
};

/** What is pressed to do something, or to get started with it. */
export function Button<T extends ElementType = 'button'>({ as, primary, shown, ...rest }: ButtonProps<T>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      type={as ? undefined : 'button'}
      {...rest}
      className={['button', primary && 'button-primary', shown].filter(Boolean).join(' ')}
    />
  );
}
