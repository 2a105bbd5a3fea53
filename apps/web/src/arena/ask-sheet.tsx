import { useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Fault } from './fault.tsx';

interface AskSheetProps {
  readonly title: string;
  readonly text: string;
  readonly no: string;
  readonly yes: string;
  /** What stands on the button while it is being done. */
  readonly busy: string;
  readonly weight?: 'primary' | 'danger';
  readonly go: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before something that cannot be undone, and closes when it is done. */
export const AskSheet = ({ title, text, no, yes, busy, weight = 'danger', go, onClose }: AskSheetProps) => {
  const submission = useSubmit();
  const run = async (): Promise<void> => {
    if (await submission.run(go)) onClose();
  };
  return (
    <Sheet
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button weight={weight} disabled={submission.busy} onClick={() => void run()}>
            {submission.busy ? busy : yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <Fault fault={submission.fault} />
    </Sheet>
  );
};
