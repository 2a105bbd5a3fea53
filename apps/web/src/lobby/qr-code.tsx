import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light squares that readers need around the dark ones. */
export const QUIET = 4;

/** The dark squares of a QR code as one path, a run of squares in a row at a time. */
export const qrPath = (text: string): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const runs: string[] = [];
  data.forEach((row, y) => {
    let x = 0;
    while (x < size) {
      const end = row.indexOf(!row[x], x);
      const length = (end < 0 ? size : end) - x;
      if (row[x]) runs.push(`M${x} ${y}h${length}v1h-${length}z`);
      x += length;
    }
  });
  return { size, path: runs.join('') };
};

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
}

/** Always dark on light, in both themes: not every camera reads the opposite. */
export const QrCode = ({ text, label, className }: QrCodeProps) => {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fffbf2" />
      <path d={path} fill="#1d1a16" />
    </svg>
  );
};
