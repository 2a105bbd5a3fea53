import type { ApiTokenShown } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { dayWords, whenWords } from '../history/when.ts';
import { ask, post } from '../net/rest.ts';
import { useAnswer } from '../net/use-answer.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Loading, OfflineNotice } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { CopyButton } from './copy-button.tsx';
import { DeedForm, TextField } from './form-parts.tsx';
import { PEOPLE_WORDS } from './messages/index.ts';
import styles from './people.module.css';
import { useDeed } from './use-deed.ts';

const Secret = ({ secret }: { readonly secret: string }) => {
  const words = useWords(PEOPLE_WORDS);
  return (
    <div className={styles.secret} role="status">
      <strong>{words.tokenSecretTitle}</strong>
      <p>{words.tokenSecretText}</p>
      <code>{secret}</code>
      <CopyButton text={secret} />
    </div>
  );
};

interface TokenLineProps {
  readonly token: ApiTokenShown;
  readonly onGone: () => void;
}

/** The first tap asks, the second one revokes: a program that uses it stops at once. */
const TokenLine = ({ token, onGone }: TokenLineProps) => {
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const deed = useDeed();
  const [sure, setSure] = useState(false);
  const { id, name, start, createdAt, usedAt, expiresAt } = token;
  const revoke = (): Promise<void> =>
    deed.run(async () => {
      await ask('DELETE', `/api/me/tokens/${id}`);
      onGone();
    });
  const used = usedAt === null ? words.tokenUnused : words.tokenUsed(whenWords(usedAt, Date.now(), language));
  const isOver = expiresAt <= Date.now();
  const day = dayWords(expiresAt, language);
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>
          <code>{start}…</code> · {words.tokenMade(dayWords(createdAt, language))} · {used}
        </small>
        <small className={isOver ? styles.fault : undefined}>
          {isOver ? words.tokenOver(day) : words.tokenUntil(day)}
        </small>
        {deed.fault === null ? null : <small className={styles.fault}>{deed.fault}</small>}
      </span>
      {sure ? (
        <Button weight="danger" disabled={deed.busy} onClick={() => void revoke()}>
          {words.reallyDelete}
        </Button>
      ) : (
        <IconButton label={words.deleteToken(name)} icon={<Icon name="trash" />} onClick={() => setSure(true)} />
      )}
    </li>
  );
};

/** The tokens with which somebody's programs come in. */
export const Tokens = () => {
  const words = useWords(PEOPLE_WORDS);
  const deed = useDeed();
  const [name, setName] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const asked = useAnswer<{ readonly tokens: readonly ApiTokenShown[] }>('/api/me/tokens');
  if (asked.state === 'asking') return <Loading />;
  if (asked.state === 'offline') return <OfflineNotice onAgain={asked.again} />;
  if (asked.state === 'refused') return <p className={styles.fault}>{asked.error.message}</p>;
  const make = async (): Promise<void> => {
    const made = await post<{ readonly secret: string }>('/api/me/tokens', { name });
    setSecret(made.secret);
    setName('');
    asked.again();
  };
  return (
    <>
      {secret === null ? null : <Secret secret={secret} />}
      {asked.answer.tokens.length === 0 ? <p className={styles.soft}>{words.noTokens}</p> : null}
      <ul className={styles.lines}>
        {asked.answer.tokens.map((token) => (
          <TokenLine key={token.id} token={token} onGone={asked.again} />
        ))}
      </ul>
      <DeedForm deed={deed} go={words.createToken} going={words.saving} onSubmit={make}>
        <TextField
          label={words.tokenName}
          note={words.tokenNameNote}
          fault={deed.faultOf('name')}
          value={name}
          autoComplete="off"
          onChange={setName}
        />
      </DeedForm>
    </>
  );
};
