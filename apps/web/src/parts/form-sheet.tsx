import { type ReactNode, useId } from 'react';
import { useWords } from '../words/words.ts';
import { Button } from './button.tsx';
import { PARTS_WORDS } from './messages/vi.ts';
import { Sheet } from './sheet.tsx';

interface FormSheetProps {
  readonly title: string;
  /** What the button says that sends the form. */
  readonly go: string;
  readonly disabled: boolean;
  readonly className?: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a sheet, its buttons at the foot: cancelled or sent. The form judges its fields, not the browser. */
export const FormSheet = ({ title, go, disabled, className, onSubmit, onClose, children }: FormSheetProps) => {
  const words = useWords(PARTS_WORDS);
  const form = useId();
  return (
    <Sheet
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} weight="primary" disabled={disabled}>
            {go}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Sheet>
  );
};
