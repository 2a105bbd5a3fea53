import type { NewWords } from './vi.ts';

export const en: NewWords = {
  directory: 'The name of the folder',
  notEmpty: (directory) =>
    `There is something in the folder ${directory}. Choose another name; nothing is overwritten here.`,
  notFolder: (directory) => `${directory} exists and is no folder. Choose another name.`,
  cannotWrite: (file, why) => `${file} cannot be written: ${why}`,
  made: (directory) => `A bot project is in ${directory}:`,
  next: (directory) => `What comes next:

  cd ${directory}
  npm run situations   try the bot in every situation
  npm run match        let it play the example bots
  npm run watch        see that match in the browser
  npm run compare      is it really better than an example?`,

  description: (game) => `A bot that plays ${game} at Sảnh Rồng.`,
  testComment: 'Every situation of the game is a test: the bot must make a legal move.',
  notInstalled: 'The command sanhrong was not found. Install it and try again.',
  readme: ({ name, game, id, rivals }) => `# ${name}

A bot that plays ${game} at Sảnh Rồng. It is one JavaScript file, \`bot.js\`, with a function \`getNextMove(gameState)\` that is called whenever it is the bot's turn and returns a move.

## Commands

| command | what it does |
| --- | --- |
| \`npm test\` | every named situation of the game is a test |
| \`npm run situations\` | the same, told in full: what the bot did, printed, and in which line it went wrong |
| \`npm run match\` | plays the example bots in \`rivals/\`, every deal from every seat |
| \`npm run watch\` | shows a short match against the example bots in the browser, move by move |
| \`npm run compare\` | plays until it is known whether the bot is better than an example |

It takes Node 20 or later and the command \`sanhrong\`. No network is needed: rules, sandbox and situations come along.

## Writing the bot

Any editor that knows TypeScript completes every field of \`gameState\`: the types are in \`types/bot-kit.d.ts\`. The line \`// @ts-check\` at the top of the file has them checked.

- There is plain JavaScript and \`console\`: no \`import\`, no network, no files.
- One second a move in the arena, 50 MB of memory, 64 KB of code.
- Variables outside the function live for one game.
- \`Math.random()\` is drawn from the game: the same deal gives the same numbers.

Example bots to read and to play against: ${rivals.map((file) => `\`${file}\``).join(', ')}.

## Bringing it to a server

\`\`\`sh
sanhrong login --server https://…   # an API token: the server's page Bots
sanhrong push bot.js --game ${id} --name "${name}"
sanhrong push bot.js   # a new version, whenever it has changed
\`\`\`
`,

  usage: (games) => `Writes a bot project: code, types for the editor, tests, example bots.

  sanhrong new DIRECTORY [options]

  --game NAME        the game: ${games}
  --language vi|en   the language in the project (as --lang)
  --lang vi|en       the language (vi)
  --help             this text

Nothing is overwritten: the folder must not exist yet, or be empty.`,
};
