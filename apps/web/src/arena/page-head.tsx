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
  readonly back: { readonly href: string; readonly label: string };
  /** What kind of thing it is, above its name. */
  readonly kind?: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** How a page of the arena begins. */
export const PageHead = ({ back, kind, title, children }: PageHeadProps) => (
  <header className={styles.head}>
    <Way href={back.href}>{back.label}</Way>
    <h1>
      {kind === undefined ? null : <small>{kind} </small>}
      {title}
    </h1>
    {children}
  </header>
);
