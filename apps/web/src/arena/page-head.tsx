import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/icons.tsx';
import styles from './arena.module.css';

interface WayProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** The way back to what this is a part of. */
export const Way = ({ href, children }: WayProps) => (
  <Link href={href} className={styles.way}>
    <Icon name="arrow-left" /> {children}
  </Link>
);

interface PageHeadProps {
  /** What it is a part of; in a terminal's viewer there is nothing else to go to. */
  readonly back: { readonly href: string | null; readonly label: string };
  /** What kind of thing it is, above its name. */
  readonly kind?: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** How a page of the arena begins. */
export const PageHead = ({ back, kind, title, children }: PageHeadProps) => (
  <header className={styles.head}>
    {back.href === null ? <p className={styles.soft}>{back.label}</p> : <Way href={back.href}>{back.label}</Way>}
    <h1>
      {kind === undefined ? null : <small>{kind} </small>}
      {title}
    </h1>
    {children}
  </header>
);
