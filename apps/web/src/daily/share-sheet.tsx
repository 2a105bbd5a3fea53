import type { DailyAnswer } from '@sanh-rong/protocol';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { ShareButtons } from '../results/share-buttons.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './daily.module.css';
import { DAILY_WORDS } from './messages/vi.ts';
import { drawPicture, PICTURE, pictureFile } from './share-picture.ts';
import { shareText } from './share-text.ts';

interface ShareSheetProps {
  readonly day: DailyAnswer<'day'>;
  readonly onClose: () => void;
}

const save = (file: File): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** What a device can send to others as a file. */
const canSend = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** One's results as a picture and as words, for friends who have not played yet. */
export const ShareSheet = ({ day, onClose }: ShareSheetProps) => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const text = shareText(day, language);
  const url = `${window.location.origin}/daily/${day.day}`;
  useEffect(() => {
    let isOn = true;
    const draw = async (): Promise<void> => {
      if (canvas.current === null) return;
      await drawPicture(canvas.current, day, language);
      const drawn = await pictureFile(canvas.current, day.day);
      if (isOn) setFile(drawn);
    };
    draw().catch(() => {});
    return () => {
      isOn = false;
    };
  }, [day, language]);
  return (
    <Sheet title={words.shareTitle} onClose={onClose}>
      <div className={styles.share}>
        <canvas ref={canvas} {...PICTURE} role="img" aria-label={`${words.pictureOf}: ${text}`} />
        <div className={styles.shareButtons}>
          {file !== null && canSend(file) ? (
            <Button
              weight="primary"
              icon={<Icon name="share" />}
              onClick={() => void navigator.share({ files: [file], text: `${text}\n${url}` }).catch(() => {})}
            >
              {words.sharePicture}
            </Button>
          ) : null}
          <Button icon={<Icon name="cards" />} disabled={file === null} onClick={() => file !== null && save(file)}>
            {words.savePicture}
          </Button>
          <ShareButtons text={`${text}\n${url}`} words={words.shareWords} />
        </div>
        <pre className={styles.shareText}>{`${text}\n${url}`}</pre>
      </div>
    </Sheet>
  );
};
