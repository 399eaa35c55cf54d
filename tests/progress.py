#!/usr/bin/env python3
"""What takes long tells so on a terminal, ends at Ctrl-C, and says nothing elsewhere.

    progress.py COMMAND EXAMPLES
"""
import os
import pty
import signal
import subprocess
import sys


def on_terminal(words):
    """Reads until the command says that it works, then types Ctrl-C; all it said, and its end."""
    child, terminal = pty.fork()
    if child == 0:
        os.execv(words[0], words)
    said = b""
    while b"Ctrl-C ends it" not in said:
        piece = os.read(terminal, 1000)
        assert piece, said
        said += piece
    os.write(terminal, b"\x03")
    status = os.waitpid(child, 0)[1]
    os.close(terminal)
    return said.decode(), status


def main():
    command, examples = os.path.abspath(sys.argv[1]), sys.argv[2]
    tx2 = os.path.join(examples, "tx2.yaml")
    long = [
        ["simulate", tx2, "--jitter", "1", "--runs", "1000000", "--jobs", "100"],
    ]
    for words in long:
        said, status = on_terminal([command] + words)
        assert said.lstrip("\r").startswith(words[0] + ": working for"), said
        assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGINT or os.WEXITSTATUS(status) == 130, status
    run = subprocess.run([command, "simulate", tx2, "--jitter", "1", "--runs", "20"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert b"working" not in run.stdout + run.stderr, run
    print("what takes long tells so and ends")


main()
