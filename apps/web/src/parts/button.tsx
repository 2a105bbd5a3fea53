import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';

/** primary: the one thing to do here · plain: something else · quiet: hardly there · danger: cannot be undone. */
export type Weight = 'primary' | 'plain' | 'quiet' | 'danger';

interface Look {
  readonly weight?: Weight | undefined;
  readonly wide?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

const classes = ({ weight = 'plain', wide = false }: Look): string =>
  [styles.button, styles[weight], wide ? styles.wide : ''].join(' ');

interface Pressable {
  /** It has just come to do something else and takes no press yet (`useSettling`). */
  readonly settling?: boolean | undefined;
}

/** Not `disabled`: a button that has the focus keeps it while it settles. */
const SETTLING = { 'aria-disabled': true, 'data-settling': true, onClick: undefined } as const;

/** A link that is pressed leads nowhere. */
const stay = (event: MouseEvent): void => event.preventDefault();

export const Button = ({
  weight,
  wide,
  icon,
  children,
  className,
  settling = false,
  ...rest
}: Look & Pressable & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    {...rest}
    {...(settling && rest['aria-disabled'] !== true ? SETTLING : {})}
    className={`${classes({ weight, wide } as Look)} ${className ?? ''}`}
  >
    {icon}
    {children === undefined ? null : <span>{children}</span>}
  </button>
);

/** Looks like a button and leads somewhere. */
export const ButtonLink = ({
  href,
  weight,
  wide,
  icon,
  children,
  settling = false,
}: Look & Pressable & { readonly href: string }) => (
  <Link href={href} className={classes({ weight, wide } as Look)} {...(settling ? { ...SETTLING, onClick: stay } : {})}>
    {icon}
    <span>{children}</span>
  </Link>
);

/** A picture alone; the label is for those who cannot see it, and for pointers that rest on it. */
export const IconButton = ({
  label,
  icon,
  className,
  ...rest
}: { readonly label: string; readonly icon: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...rest} className={`${styles.icon} ${className ?? ''}`} aria-label={label} title={label}>
    {icon}
  </button>
);
