import { Component, type ReactNode } from 'react';
import { Icon } from '../art/icons.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import { useWords } from '../words/words.ts';
import { Button, ButtonLink } from './button.tsx';
import { PARTS_WORDS } from './messages/vi.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** The way on, where there is one alone. */
  readonly link?: { readonly href: string; readonly text: string };
  readonly actions?: ReactNode;
  /** The whole screen, a whole page inside the shell, or a part of one that has its own heading. */
  readonly of?: 'screen' | 'page' | 'part' | undefined;
}

/** A page, or a part of one, that has nothing to show but this. */
export const Notice = ({ icon, title, children, link, actions, of = 'part' }: NoticeProps) => {
  const Box = of === 'screen' ? 'main' : 'section';
  return (
    <Box className={styles.notice}>
      {icon}
      {of === 'part' ? <h2>{title}</h2> : <h1>{title}</h1>}
      {children === undefined ? null : <p>{children}</p>}
      {link === undefined && actions === undefined ? null : (
        <div className={styles.actions}>
          {link === undefined ? null : (
            <ButtonLink href={link.href} weight="primary">
              {link.text}
            </ButtonLink>
          )}
          {actions}
        </div>
      )}
    </Box>
  );
};

interface OfflineNoticeProps extends Pick<NoticeProps, 'of'> {
  readonly onAgain?: () => void;
}

export const OfflineNotice = ({ onAgain, of }: OfflineNoticeProps) => {
  const words = useWords(PARTS_WORDS);
  return (
    <Notice
      of={of}
      icon={<Icon name="wifi-off" />}
      title={words.offlineTitle}
      actions={
        <>
          {onAgain === undefined ? null : <Button onClick={onAgain}>{words.tryAgain}</Button>}
          <ButtonLink href="/practice" weight="primary">
            {words.practise}
          </ButtonLink>
        </>
      }
    >
      {words.offlineText}
    </Notice>
  );
};

export const LostNotice = () => {
  const words = useWords(PARTS_WORDS);
  return (
    <Notice of="page" title={words.lostTitle} link={{ href: '/', text: words.home }}>
      {words.lostText}
    </Notice>
  );
};

/** Why something was not done; nothing while nothing is wrong. */
export const Fault = ({ children }: { readonly children: string | null | undefined }) =>
  children ? (
    <p className={styles.fault} role="alert">
      {children}
    </p>
  ) : null;

/** Waiting that shows. */
export const Loading = () => {
  const words = useWords(PARTS_WORDS);
  return (
    <p className={styles.loading} role="status">
      {words.loading}
    </p>
  );
};

interface GuardProps {
  readonly children: ReactNode;
  /** The path of the page: on another page what is broken is left behind. */
  readonly at: string;
}

/** Catches what breaks below it, so that the rest of the page stands. */
export class Guard extends Component<GuardProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate({ at }: GuardProps): void {
    if (this.state.broken && at !== this.props.at) this.setState({ broken: false });
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const words = PARTS_WORDS[usePreferences.getState().language] ?? PARTS_WORDS.vi;
    return (
      <Notice
        icon={<Icon name="warning" />}
        title={words.brokenTitle}
        actions={
          <Button weight="primary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        }
      >
        {words.brokenText}
      </Notice>
    );
  }
}
