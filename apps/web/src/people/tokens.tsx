import type { ApiTokenShown } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { dayWords, whenWords } from '../history/when.ts';
import { post, request } from '../net/rest.ts';
import { useQuery } from '../net/use-query.ts';
import { useSubmit } from '../net/use-submit.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Loading, OfflineNotice } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { CopyButton } from './copy-button.tsx';
import { SubmitForm, TextField } from './form-parts.tsx';
import { PEOPLE_WORDS } from './messages/vi.ts';
import styles from './people.module.css';
import { useForm } from './use-form.ts';

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
  const submission = useSubmit(words.unreachable);
  const [sure, setSure] = useState(false);
  const { id, name, start, createdAt, usedAt, expiresAt } = token;
  const revoke = (): Promise<boolean> =>
    submission.run(async () => {
      await request('DELETE', `/api/me/tokens/${id}`);
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
        {submission.fault === null ? null : <small className={styles.fault}>{submission.fault.message}</small>}
      </span>
      {sure ? (
        <Button weight="danger" disabled={submission.busy} onClick={() => void revoke()}>
          {words.reallyDelete}
        </Button>
      ) : (
        <IconButton label={words.deleteToken(name)} icon={<Icon name="trash" />} onClick={() => setSure(true)} />
      )}
    </li>
  );
};

/** The tokens with which a person's programs come in. */
export const Tokens = () => {
  const words = useWords(PEOPLE_WORDS);
  const form = useForm();
  const [name, setName] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const query = useQuery<{ readonly tokens: readonly ApiTokenShown[] }>('/api/me/tokens');
  if (query.state === 'loading') return <Loading />;
  if (query.state === 'offline') return <OfflineNotice onAgain={query.again} />;
  if (query.state === 'refused') return <p className={styles.fault}>{query.error.message}</p>;
  const make = async (): Promise<void> => {
    const made = await post<{ readonly secret: string }>('/api/me/tokens', { name });
    setSecret(made.secret);
    setName('');
    query.again();
  };
  return (
    <>
      {secret === null ? null : <Secret secret={secret} />}
      {query.answer.tokens.length === 0 ? <p className={styles.soft}>{words.noTokens}</p> : null}
      <ul className={styles.lines}>
        {query.answer.tokens.map((token) => (
          <TokenLine key={token.id} token={token} onGone={query.again} />
        ))}
      </ul>
      <SubmitForm form={form} go={words.createToken} going={words.saving} onSubmit={make}>
        <TextField
          label={words.tokenName}
          note={words.tokenNameNote}
          fault={form.faultOf('name')}
          value={name}
          autoComplete="off"
          onChange={setName}
        />
      </SubmitForm>
    </>
  );
};
