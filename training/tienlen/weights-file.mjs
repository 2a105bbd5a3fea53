/** The text of `weights.ts`: nothing but the bytes decide it. */
export const weightsFile = (bytes) =>
  `/** Written by \`training/tienlen/publish.mjs\`; \`card.json\` says how they were trained. */
export const WEIGHTS =
  '${Buffer.from(bytes).toString('base64')}';
`;
