const RAYS = 14;

/** The sun of a bronze drum, in the colour of the text: fourteen rays in rings of dots. */
export const DrumSun = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={className} viewBox="-100 -100 200 200" aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <circle r="96" strokeWidth="2" />
      <circle r="86" strokeWidth="7" strokeDasharray="2 9" />
      <circle r="76" strokeWidth="2" />
      <circle r="66" strokeWidth="9" strokeDasharray="14 6" />
      <circle r="57" strokeWidth="2" />
    </g>
    <path
      fill="currentColor"
      d={Array.from({ length: RAYS * 2 }, (_, i) => {
        const reach = i % 2 === 0 ? 52 : 20;
        const angle = (i * Math.PI) / RAYS;
        return `${i === 0 ? 'M' : 'L'}${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
      }).join('')}
    />
  </svg>
);
