/** What a process may still ask of Linux once it is up, and by which number it asks for it. */

export type Processor = 'x64' | 'arm64';

/** As the kernel names the processors to a filter (AUDIT_ARCH). */
export const PROCESSORS: Readonly<Record<Processor, number>> = { x64: 0xc000003e, arm64: 0xc00000b7 };

/** The call that puts a filter up. */
export const SECCOMP: Readonly<Record<Processor, number>> = { x64: 317, arm64: 277 };

/** `argument` must be one of `values`, once `mask` has taken out what does not matter. */
export interface Condition {
  readonly argument: number;
  readonly mask?: number;
  readonly values: readonly number[];
}

interface SystemCall {
  /** Null where the processor has no such call. */
  readonly x64: number | null;
  readonly arm64: number | null;
  /** All must hold. */
  readonly only?: readonly Condition[];
}

const call = (x64: number | null, arm64: number | null, ...only: readonly Condition[]): SystemCall => ({
  x64,
  arm64,
  only,
});

/** What the C library asks for when it makes a thread: VM, FS, FILES, SIGHAND, THREAD, SYSVSEM, SETTLS and two for its ID. */
const THREAD = 0x3d0f00;
const UNIX = 1;
const STREAM = 1;
const SOCKET_KIND = 0xf;
const GET_DESCRIPTOR_FLAGS = 1;
const SET_DESCRIPTOR_FLAGS = 2;
const GET_STATUS_FLAGS = 3;
const DUPLICATE = 1030;
const SET_NONBLOCKING = 0x5421;
const SET_THREAD_NAME = 15;
const NAME_MEMORY = 0x53564d41;

/**
 * Everything else is refused: opening by any path, sockets, programs, processes, signals, other processes' memory, rights,
 * namespaces. The ones used most come first, since a filter is read from the top.
 */
export const ALLOWED: Readonly<Record<string, SystemCall>> = {
  read: call(0, 63),
  write: call(1, 64),
  futex: call(202, 98),
  madvise: call(28, 233),
  mmap: call(9, 222),
  munmap: call(11, 215),
  mprotect: call(10, 226),
  epoll_wait: call(232, null),
  epoll_pwait: call(281, 22),
  epoll_pwait2: call(441, 441),
  clock_gettime: call(228, 113),
  getrandom: call(318, 278),
  brk: call(12, 214),
  mremap: call(25, 216),
  pkey_mprotect: call(329, 288),
  pkey_alloc: call(330, 289),
  pkey_free: call(331, 290),
  membarrier: call(324, 283),
  sched_yield: call(24, 124),
  close: call(3, 57),
  readv: call(19, 65),
  writev: call(20, 66),
  recvfrom: call(45, 207),
  poll: call(7, null),
  ppoll: call(271, 73),
  fstat: call(5, 80),
  epoll_ctl: call(233, 21),
  epoll_create1: call(291, 20),
  eventfd2: call(290, 19),
  gettimeofday: call(96, 169),
  clock_getres: call(229, 114),
  clock_nanosleep: call(230, 115),
  nanosleep: call(35, 101),
  getpid: call(39, 172),
  gettid: call(186, 178),
  getrusage: call(98, 165),
  times: call(100, 153),
  sysinfo: call(99, 179),
  sched_getaffinity: call(204, 123),
  sched_getparam: call(143, 121),
  sched_getscheduler: call(145, 120),
  rt_sigaction: call(13, 134),
  rt_sigprocmask: call(14, 135),
  rt_sigreturn: call(15, 139),
  sigaltstack: call(131, 132),
  restart_syscall: call(219, 128),
  set_robust_list: call(273, 99),
  rseq: call(334, 293),
  futex_waitv: call(449, 449),
  exit: call(60, 93),
  exit_group: call(231, 94),
  // A thread, never a process.
  clone: call(56, 220, { argument: 0, values: [THREAD] }),
  // Deno's own channel for signals; nothing outside can be reached by a pair that is joined already.
  socketpair: call(53, 199, { argument: 0, values: [UNIX] }, { argument: 1, mask: SOCKET_KIND, values: [STREAM] }),
  // Not who is told of it by a signal (F_SETOWN): that would be a way to send one.
  fcntl: call(72, 25, {
    argument: 1,
    values: [GET_DESCRIPTOR_FLAGS, SET_DESCRIPTOR_FLAGS, GET_STATUS_FLAGS, DUPLICATE],
  }),
  ioctl: call(16, 29, { argument: 1, values: [SET_NONBLOCKING] }),
  prctl: call(157, 167, { argument: 0, values: [SET_THREAD_NAME, NAME_MEMORY] }),
};

/** Its flags lie in memory, where a filter cannot look. The C library asks by `clone` when it hears that there is no such call. */
export const CLONE3 = 435;
