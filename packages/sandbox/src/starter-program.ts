import type { ChildProcessByStdio } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Command } from './command.ts';

/** What the server tells the starter. */
export type StarterOrder =
  | { readonly type: 'start'; readonly id: number; readonly command: Command }
  | { readonly type: 'kill'; readonly id: number };

/** What the starter tells the server. With `stdout` and `stdin` comes the server's end of each. */
export type StarterReport =
  | { readonly type: 'stdout' | 'stdin'; readonly id: number; readonly pid: number }
  | { readonly type: 'ended'; readonly id: number; readonly signal: string | null; readonly lastWords: string };

/**
 * A program of its own, given to Node as text: it uses nothing from this file. It starts processes, hands their ends to the
 * server, and sees that none outlives it.
 */
export const starterProgram = (): void => {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const { closeSync, readdirSync, readFileSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const { setPriority } = process.getBuiltinModule('node:os');

  const LAST_WORDS = 8_192;
  // Bots come after everything else that the server does. Where the machine is shared among sessions, and each bot is one,
  // they come after the server as well, and still get on beside other programs that take all they can.
  const NICENESS = 19;
  const SESSION_NICENESS = 3;

  // Node closes what it opened itself when it starts a program, and of what it found open only the lowest numbers. All that
  // is left would go on to bots: files, sockets and pipes of the shell or service that started the server.
  const CLOSES_BY_ITSELF = 0o2000000;
  const descriptors = '/proc/self/fdinfo';
  const closeInherited = (name: string): void => {
    try {
      const [, flags = ''] = /^flags:\s*(\d+)/m.exec(readFileSync(`${descriptors}/${name}`, 'latin1')) ?? [];
      if (Number(name) > 2 && (Number.parseInt(flags, 8) & CLOSES_BY_ITSELF) === 0) closeSync(Number(name));
    } catch {
      // The folder itself was read by this one.
    }
  };
  try {
    for (const name of readdirSync(descriptors)) closeInherited(name);
  } catch {
    // Only Linux has it; elsewhere a program gets its three pipes alone.
  }

  const children = new Map<number, ChildProcessByStdio<Socket, Socket, Socket>>();

  const send = (report: StarterReport, socket?: Socket): void => {
    process.send?.(report, socket, {}, () => {});
  };

  const kill = (id: number): void => {
    const pid = children.get(id)?.pid;
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has gone by itself.
    }
  };

  const yieldToOthers = (pid: number): void => {
    try {
      setPriority(pid, NICENESS);
      // Linux may share the machine among sessions before it looks at priorities, and each bot has a session of its own:
      // with three bots at work the server would be left a quarter of the machine.
      writeFileSync(`/proc/${pid}/autogroup`, String(SESSION_NICENESS));
    } catch {
      // It has gone already, or the system does not know priorities, or no groups.
    }
  };

  const start = (id: number, { file, args, env }: Command): void => {
    const child = spawn(file, args, { env, stdio: 'pipe', detached: true }) as ChildProcessByStdio<
      Socket,
      Socket,
      Socket
    >;
    children.set(id, child);
    let lastWords = '';
    child.stderr.on('data', (piece) => {
      if (lastWords.length < LAST_WORDS) lastWords += piece.toString('latin1');
    });
    const ended = (signal: string | null): void => {
      children.delete(id);
      send({ type: 'ended', id, signal, lastWords });
    };
    child.on('error', () => ended(null));
    child.on('exit', (_code, signal) => {
      if (child.stderr.closed) ended(signal);
      else child.stderr.on('close', () => ended(signal));
    });
    const { pid } = child;
    if (pid === undefined) return;
    yieldToOthers(pid);
    // Until the server has an end it is read here, and what is read is lost. It gets the second one when it has the first,
    // and a process says nothing before the server has knocked by that one.
    send({ type: 'stdout', id, pid }, child.stdout);
    send({ type: 'stdin', id, pid }, child.stdin);
  };

  process.on('message', (order: StarterOrder) => {
    if (order.type === 'kill') kill(order.id);
    else start(order.id, order.command);
  });

  // However the server ended, none of its bots go on running. Its end of this pipe closes with it; the channel that
  // orders come by is not always heard to close while something waits to be handed over.
  process.stdin.on('close', () => {
    for (const id of children.keys()) kill(id);
    process.exit();
  });
  process.stdin.resume();
};
