/** System calls that a process could do harm with, by their numbers. `{…}` is an address of what stands in it. */

export interface Surroundings {
  /** A process of the same user. */
  readonly victim: number;
  /** A file that this user may read. */
  readonly secret: string;
  /** A file that this user may make. */
  readonly fresh: string;
}

type Argument = number | { readonly text: string } | { readonly bytes: number };

export interface Attempt {
  readonly name: string;
  readonly x64: number | null;
  readonly arm64: number | null;
  readonly args: readonly Argument[];
  /** Granted without the wall, and without harm: that is tried too, since an attempt that never works proves nothing. */
  readonly isGranted?: boolean;
}

const HERE = -100;
const CREATE = 0o101;
const INTERNET = 2;
const UNIX = 1;
const STREAM = 1;
const DATAGRAM = 2;
const CHILD_ENDS = 17;
const ATTACH = 16;
const NEW_USER = 0x10000000;
const NEW_NAMESPACES = 0x7e020000;
const TELL_BY_SIGNAL = 8;

const room = { bytes: 256 };

const attempt = (
  name: string,
  [x64, arm64]: readonly [number | null, number | null],
  args: readonly Argument[] = [],
): Attempt => ({ name, x64, arm64, args });

const granted = (...of: Parameters<typeof attempt>): Attempt => ({ ...attempt(...of), isGranted: true });

export const attemptsOn = ({ victim, secret, fresh }: Surroundings): readonly Attempt[] => {
  const open = (path: string): [readonly [number, number], readonly Argument[]] => [
    [257, 56],
    [HERE, { text: path }, 0],
  ];
  return [
    granted('read passwords', ...open('/etc/passwd')),
    granted('read a data folder', ...open(secret)),
    granted('list the root', ...open('/')),
    granted('read its own memory as a file', ...open('/proc/self/mem')),
    granted('read the environment of the server', ...open(`/proc/${victim}/environ`)),
    attempt('read the memory of the server', ...open(`/proc/${victim}/mem`)),
    attempt('open by the old call', [2, null], [{ text: '/etc/passwd' }, 0]),
    attempt('open by the newest call', [437, 437], [HERE, { text: '/etc/passwd' }, room, 24]),
    attempt('open by handle', [304, 265], [HERE, room, 0]),
    granted('look at a file', [262, 79], [HERE, { text: '/etc/passwd' }, room, 0]),
    granted('follow a link', [267, 78], [HERE, { text: '/proc/self/exe' }, room, 256]),
    attempt('write a file', [257, 56], [HERE, { text: fresh }, CREATE, 0o644]),
    attempt('make a folder', [258, 34], [HERE, { text: fresh }, 0o755]),
    attempt('remove a file', [263, 35], [HERE, { text: secret }, 0]),
    granted('make a file in memory', [319, 279], [{ text: 'x' }, 0]),
    granted('watch files', [294, 26], [0]),
    granted('open a socket', [41, 198], [INTERNET, STREAM, 0]),
    granted('open a datagram socket', [41, 198], [INTERNET, DATAGRAM, 0]),
    granted('open a local socket', [41, 198], [UNIX, STREAM, 0]),
    granted('make a pair that can send elsewhere', [53, 199], [UNIX, DATAGRAM, 0, room]),
    attempt('connect', [42, 203], [0, room, 16]),
    attempt('send to an address', [44, 206], [0, room, 1, 0, room, 16]),
    attempt('fork', [57, null]),
    attempt('fork by clone', [56, 220], [CHILD_ENDS, 0, 0, 0, 0]),
    attempt('clone into namespaces', [56, 220], [NEW_USER + CHILD_ENDS, 0, 0, 0, 0]),
    attempt('clone by the newest call', [435, 435], [room, 88]),
    attempt('run a program', [59, 221], [{ text: '/bin/true' }, 0, 0]),
    attempt('run a program by descriptor', [322, 281], [HERE, { text: '/bin/true' }, 0, 0, 0]),
    granted('signal the server', [62, 129], [victim, 0]),
    granted('signal a thread of the server', [234, 131], [victim, victim, 0]),
    attempt('signal everything', [62, 129], [-1, 0]),
    attempt('signal with a message', [129, 138], [victim, 0, room]),
    granted('hold the server by a descriptor', [434, 434], [victim, 0]),
    attempt('signal by descriptor', [424, 424], [0, 0, 0, 0]),
    granted('be told by a signal to the server', [72, 25], [0, TELL_BY_SIGNAL, victim]),
    attempt('attach to the server', [101, 117], [ATTACH, victim, 0, 0]),
    attempt('read the memory of the server by a call', [310, 270], [victim, room, 1, room, 1, 0]),
    attempt('write the memory of the server by a call', [311, 271], [victim, room, 1, room, 1, 0]),
    attempt('leave namespaces', [272, 97], [NEW_NAMESPACES]),
    attempt('enter namespaces', [308, 268], [0, 0]),
    attempt('mount', [165, 40], [{ text: 'none' }, { text: '/tmp' }, { text: 'tmpfs' }, 0, 0]),
    attempt('change the root', [161, 51], [{ text: '/' }]),
    attempt('load a program into the kernel', [321, 280], [0, room, 64]),
    attempt('load a module', [175, 105], [room, 1, { text: '' }]),
    attempt('load a kernel', [246, 104], [0, 0, 0, 0]),
    attempt('measure others', [298, 241], [room, 0, -1, -1, 0]),
    attempt('use keys', [250, 219], [0, -3, 0]),
    attempt('handle page faults', [323, 282], [0]),
    granted('queue calls past the filter', [425, 425], [8, { bytes: 256 }]),
    attempt('become root', [105, 146], [0]),
    attempt('become root for good', [117, 147], [0, 0, 0]),
    attempt('raise limits', [302, 261], [0, 7, room, 0]),
    attempt('let others look in', [157, 167], [4, 1, 0, 0, 0]),
    attempt('outlive the server', [157, 167], [1, 0, 0, 0, 0]),
    granted('share memory', [29, 194], [0, 4_096, 0o1600]),
    attempt('type into a terminal', [16, 29], [0, 0x5412, room]),
    attempt('come before others', [141, 140], [0, 0, -5]),
  ];
};
