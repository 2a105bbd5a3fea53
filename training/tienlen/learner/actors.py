"""Games played by processes of the project's own core: what they write is read here, and answered."""

import json
import os
import shutil
import subprocess
import tempfile

import numpy as np
import torch


def memory_folder() -> str:
    """Where files lie in memory, or as near to it as this system has; every run has a folder of its own."""
    return tempfile.mkdtemp(prefix="sanh-rong-training-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None)


class Actors:
    """`count` processes with `groups` groups of `tables` tables each. A group is asked, and answered, as one batch."""

    def __init__(self, node: str, program: str, count: int, tables: int, groups: int, seed: str, kinds: str) -> None:
        self.count, self.tables, self.groups = count, tables, groups
        self.processes, self.maps, files = [], [], []
        self.folder = memory_folder()
        for at in range(count):
            path = os.path.join(self.folder, f"actor-{at}")
            files.append(path)
            with open(path, "wb") as file:
                file.truncate(512 * 1024 * 1024)
            command = [node, program, path, str(tables), str(groups), f"{seed} {at}", kinds]
            self.processes.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE))
        for process, path in zip(self.processes, files):
            self.shape = json.loads(process.stdout.readline())
            self._end_of_line(process)
            size = self.shape["size"] * groups
            os.truncate(path, size)
            self.maps.append(np.memmap(path, dtype=np.uint8, mode="r+", shape=(size,)))
        self.asked = [False] * groups
        self.pinned = torch.cuda.is_available()

    def _end_of_line(self, process) -> None:
        if process.stdout.read(1) != b"\n":
            raise RuntimeError("an actor has ended")

    def _section(self, actor: int, group: int, name: str, dtype, length: int) -> np.ndarray:
        begin = self.shape["size"] * group + self.shape["layout"][name]
        width = np.dtype(dtype).itemsize
        return self.maps[actor][begin : begin + length * width].view(dtype)

    def ask(self, group: int, choices: np.ndarray) -> None:
        """Sends the choices of a group; the processes play on."""
        for at, process in enumerate(self.processes):
            self._section(at, group, "choice", np.uint8, self.tables)[:] = choices[
                at * self.tables : (at + 1) * self.tables
            ]
            process.stdin.write(bytes([group]))
            process.stdin.flush()
        self.asked[group] = True

    def read(self, group: int) -> dict:
        """What a group of tables is to decide now, of all processes together."""
        if self.asked[group]:
            for process in self.processes:
                self._end_of_line(process)
            self.asked[group] = False
        out = {}
        for name, dtype, width in (
            ("seat", np.uint8, 1),
            ("kind", np.uint8, 1),
            ("ended", np.uint8, 1),
            ("network", np.uint8, 1),
            ("steady", np.uint8, 1),
            ("moves", np.uint8, 1),
            ("points", np.int16, 4),
            ("hands", np.int32, 6),
            ("state", np.int16, self.shape["stateWidth"]),
        ):
            lengths = [self.tables] * self.count
            out[name] = self._gather(group, name, dtype, width, lengths)
        totals = [int(self._section(at, group, "count", np.int32, 1)[0]) for at in range(self.count)]
        out["on"] = self._gather(group, "on", np.uint8, self.shape["moveWidth"], totals)
        out["amounts"] = self._gather(group, "amounts", np.int16, self.shape["moveAmounts"], totals)
        return out

    def _gather(self, group: int, name: str, dtype, width: int, lengths) -> torch.Tensor:
        """The rows of all processes one after the other, where a device can fetch them quickly."""
        total = sum(lengths)
        shape = (total,) if width == 1 else (total, width)
        out = torch.empty(shape, dtype=getattr(torch, np.dtype(dtype).name), pin_memory=self.pinned)
        rows = out.numpy()
        begin = 0
        for at, length in enumerate(lengths):
            part = self._section(at, group, name, dtype, length * width)
            rows[begin : begin + length] = part if width == 1 else part.reshape(length, width)
            begin += length
        return out

    def close(self) -> None:
        for process in self.processes:
            process.stdin.close()
        for process in self.processes:
            process.wait()
        shutil.rmtree(self.folder)
