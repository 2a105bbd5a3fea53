import { ruleSetName } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import { lazy, Suspense, useState } from 'react';
import { Choice } from '../parts/choice.tsx';
import { Loading } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './invite.module.css';
import { LinkShare } from './link-share.tsx';
import { LOBBY_WORDS } from './messages/vi.ts';
import { spelled, tableAddress } from './share.ts';
import { useTableName } from './table-name.ts';

const OwnLinkShare = lazy(() =>
  import('../invitations/own-link-share.tsx').then(({ OwnLinkShare: share }) => ({ default: share })),
);

/** The link of this table, and its code for telling. */
const TableLinkShare = ({ view }: { readonly view: TableView }) => {
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const name = useTableName(view);
  const { code, settings } = view;
  const game = ruleSetName(settings.game, settings.ruleSet, language);
  return (
    <LinkShare
      url={tableAddress(code)}
      label={words.link}
      qrLabel={words.qr}
      title={words.shareTitle(game)}
      text={words.shareText(game, name)}
    >
      <p className={styles.note}>{words.inviteText}</p>
      <p>
        <span className={styles.note}>{words.inviteCode}</span>
        <strong className={styles.code}>{spelled(code)}</strong>
      </p>
    </LinkShare>
  );
};

/** All ways to bring friends here: by the link of this table, or by one's own, which leads to every table one opens. */
export const Invite = ({ view }: { readonly view: TableView }) => {
  const words = useWords(LOBBY_WORDS);
  const [which, setWhich] = useState<'table' | 'own'>('table');
  return (
    <div className={styles.both}>
      <Choice
        label={words.whichLink}
        value={which}
        options={[
          { value: 'table', label: words.tableLink },
          { value: 'own', label: words.ownLink },
        ]}
        onChange={setWhich}
      />
      {which === 'table' ? (
        <TableLinkShare view={view} />
      ) : (
        <Suspense fallback={<Loading />}>
          <OwnLinkShare />
        </Suspense>
      )}
    </div>
  );
};
