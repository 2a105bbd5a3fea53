import { Icon } from '../../art/icons.tsx';
import { canShare, shareOut } from '../../lobby/share.ts';
import { Button } from '../../parts/button.tsx';
import { useCopying } from '../../results/copying.ts';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { ARENA_PAGES } from '../paths.ts';
import { TOURNAMENT_WORDS } from './messages/index.ts';

/** The link for friends: through the device's own way to send something, or copied. */
export const SendLink = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const words = useWords(TOURNAMENT_WORDS);
  const { copied, copy } = useCopying();
  const url = `${location.origin}${ARENA_PAGES.tournament(id)}`;
  return (
    <>
      {canShare() ? (
        <Button
          icon={<Icon name="share" />}
          onClick={() => void shareOut({ title: name, text: words.shareText(name), url })}
        >
          {words.share}
        </Button>
      ) : (
        <Button icon={<Icon name={copied === 'copied' ? 'check' : 'link'} />} onClick={() => copy(url)}>
          {copied === 'copied' ? words.copied : words.copy}
        </Button>
      )}
      <span className="only-read" role="status">
        {copied === 'copied' ? words.copied : ''}
      </span>
      {copied === 'failed' ? (
        <p className={arena.soft} role="alert">
          {words.copyFailed} <code>{url}</code>
        </p>
      ) : null}
    </>
  );
};
