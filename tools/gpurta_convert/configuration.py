"""Configurations of cuda_scheduling_examiner: what their benchmarks launch, as lines for the command, which reads their
text and gives it as a tree. Facts about them: its README and plug-ins (github.com/yalue/cuda_scheduling_examiner_mirror).
A benchmark is a host thread with one stream. It is read once, and then repeated."""
import json
import re
import sys
from fractions import Fraction

from gpurta_sweep import library as lib
from gpurta_sweep.reader import LARGEST, LIST, MAP, QUOTED, TEXT, Reader, cut
from gpurta_sweep.text import Stop as Ended

from .text import Stop, part, to_bytes

NESTING = 4  # task_host in task_host ...
MOST_OPERATIONS = 1000000
NS, S = 0, 3
OWN, DEFAULT = 0, 1  # streams that a benchmark launches on: its own, and the NULL stream
ALWAYS, CLEAN, FIRST = range(3)  # a message counts; where the command found nothing in this benchmark; where nothing is wrong
NO_LABEL, PLUGIN = -2, -1
H2D, D2H, D2D = 1, 2, 3
INT = (1 << 31) - 1

# Keys, with a "!" behind those that must be there.
CONFIGURATION = ("name! max_iterations! benchmarks! use_processes sync_every_iteration max_time! cuda_device "
                 "base_result_directory pin_cpus do_warmup omit_block_times")
BENCHMARK = ("filename! thread_count block_count additional_info max_iterations release_time stream_priority label sm_mask "
             "log_name data_size max_time cpu_core mps_thread_percentage")
MULTIKERNEL = ("kernel_label! duration! block_count! thread_count! shared_memory_size delay copy_in_count copy_out_count "
               "sm_mask")
ACTION = "type! label! delay parameters"
ACTIONS = ("kernel", "memcpy", "memset", "malloc", "synchronize", "free")


def text(node):
    return node[3] if node and node[2] in (TEXT, QUOTED) else ""


def sized(value):
    return "%d %s" % (len(to_bytes(value)), value)


def number_of(node):
    return node[4] if node else -1


class Host:
    """The host thread of a benchmark: what it does in an iteration, and when it launches its next operation."""

    def __init__(self, number, release, blocking, errors):
        self.stream, self.delay, self.blocking, self.errors = "s%d" % number, release, blocking, errors
        self.does, self.label = [], ("", PLUGIN)
        self.waits = self.launch = self.slept = False  # waits: for `other`; else delay counts from the start
        self.other = None
        self.pending = [None, None]  # last operation on each stream, if not waited for


class Configuration(Reader):
    def __init__(self, given, put):
        library = lib.load()
        super().__init__(library, (given["file"], [], given["root"][0]), S)
        self.put, self.assume, self.iterations = put, given["assume"], given["iterations"]
        self.where, self.nodes = [], []
        self.number_nodes(self.root, ())
        self.depth, self.processes, self.endless, self.used = 0, False, None, set()
        self.benchmarks, self.release, self.mask, self.host = 0, Fraction(0), None, None
        self.names, self.ops, self.next, self.full = set(), [], 2, False

    def number_nodes(self, node, path):
        node.append(len(self.nodes))
        self.nodes.append(node)
        self.where.append(path)
        for i, child in enumerate(node[3] if node[2] in (LIST, MAP) else ()):
            self.number_nodes(child, path + ((text(node[3][i - i % 2]) if node[2] == MAP else i),))

    # ---- messages ----

    def keep(self, node, message, when=ALWAYS):
        self.count += 1
        self.put("e %d %d %s\n" % (number_of(node), when, sized(message)))

    def note(self, node, message, when=ALWAYS):
        self.put("n %d %d %s\n" % (number_of(node), when, sized(message)))

    def unknown_key(self, node, keys):
        name = node[3]
        if name != "comment":
            before = text(self.nodes[node[4] - 1])
            if len(name) == 3 and name.isdigit():  # block_count: 1,024
                self.wrong(node, 'unknown key "%s": a comma ends the value before it; write %s%s, or with a point %s.%s',
                           name, cut(before, 40), name, cut(before, 40), name)
            else:
                super().unknown_key(node, keys)

    # ---- mappings and values ----

    def map(self, node, keys):
        """Nodes by key, and whether nothing is wrong."""
        before, names = self.count, [key.rstrip("!") for key in keys.split()]
        self.optional = [key for key in keys.split() if key[-1] != "!"]
        nodes, _ = self.read_map(node, dict.fromkeys(names))
        return nodes, self.count == before

    def inside(self, key, read, *values):
        self.path.append(key)
        result = read(*values)
        self.path.pop()
        return result

    def need(self, node, nodes, key, read, *values):
        """None: the key is missing, which is told."""
        if key in nodes:
            return self.inside(key, read, nodes[key], *values)
        return self.inside(key, self.wrong, node, 'key "%s" is missing', key)

    def there(self, node, read, *values):
        """With the path of that node, wherever it stands."""
        path, self.path = self.path, list(self.where[node[4]])
        result = read(node, *values)
        self.path = path
        return result

    def parsed(self, value, unit=S):
        try:
            return Fraction(lib.time_text(self.library, value, unit))
        except lib.Failed:
            return None

    def nanoseconds(self, node):
        """As seconds."""
        time = self.parsed(text(node), NS)
        if time is not None and time > 0:
            return time / 10 ** 9
        return self.there(node, self.expected, "a number of nanoseconds above 0")

    def assumed(self, node, name):
        """A duration that is not known, unless it is assumed."""
        for i, given in enumerate(self.assume):
            if given.startswith(name + "="):
                self.used.add(i)
                time = self.parsed(given[len(name) + 1:])
                if time is not None and time > 0:
                    return time
                break
        return self.wrong(node, "how long %s takes is not known; give --assume %s=TIME", cut(name, 60), cut(name, 60))

    def words(self, node):
        """Shared memory in 32-bit words, sizes that the plug-ins were compiled with; as bytes."""
        if not node:
            return 0
        words = self.there(node, self.read_count, 0, INT)
        if words not in (None, 0, 4096, 8192, 10240):
            return self.there(node, self.expected, "0, 4096, 8192 or 10240 (32-bit words)")
        return None if words is None else words * 4

    def size(self, node):
        if node[2] != LIST:
            return self.read_count(node, 1, LARGEST)
        if not 1 <= len(node[3]) <= 3:
            return self.wrong(node, "expected a list of one to three sizes, found %d", len(node[3]))
        product = 1
        for item in node[3]:
            size = self.read_count(item, 1, LARGEST)
            if size is None:
                return None
            product *= size
            if product > LARGEST:
                return self.wrong(node, "expected sizes whose product is at most 2^63-1")
        return product

    def sizes(self, node, nodes):
        """Of a grid and its blocks; None: one is wrong."""
        sizes = self.need(node, nodes, "block_count", self.size), self.need(node, nodes, "thread_count", self.size)
        return None if None in sizes else sizes

    def flag(self, nodes, key):
        return self.read_bool(nodes[key]) if key in nodes else False

    # ---- what the host does ----

    def does(self, *what):
        self.host.does.append(what + (list(self.path),))

    def kernel(self, node, label, sizes, shared, time, stream):
        mask = self.mask if stream == self.host.stream else None
        self.does("k", node, label[0], stream, "%d %d %d %d %d" % ((label[1], number_of(mask)) + sizes + (shared,)), time)

    def copy(self, node, label, bytes_, direction, stream, time=0):
        self.does("m", node, label, stream, "%d %d %d" % (NO_LABEL, bytes_, direction), time)

    def part(self, node, label, out, bytes_):
        """A copy of what the kernel of that label takes in or gives out."""
        if bytes_:
            self.copy(node, "%s %s" % (part(label, 80), "out" if out else "in"), bytes_, D2H if out else H2D, self.host.stream)

    def wait(self, node, stream):
        self.does("wait", node, stream, self.count == self.host.errors)

    def sleep(self, time):
        self.does("sleep", time)

    # ---- and how often ----

    def unique(self, label, iteration):
        """The label, with the number of the iteration from the second on; where that is taken, with one that only grows."""
        base = part(label or "kernel", 90)
        name = base if not iteration else "%s#%d" % (base, iteration + 1)
        while name in self.names:
            name, self.next = "%s#%d" % (base, self.next), self.next + 1
        self.names.add(name)
        return name

    def launch(self, iteration, kind, node, label, stream, numbers, time, path):
        host, op = self.host, len(self.ops)
        if op >= MOST_OPERATIONS:
            self.path, self.full = path, True
            return self.wrong(node, "more than %d operations; give fewer iterations", MOST_OPERATIONS)
        if self.processes and stream == "default":
            self.path = path
            self.wrong(node, "under MPS each process has a NULL stream of its own: not simulated")
        name = self.unique(label, iteration)
        self.ops.append(name)
        wait = ("l" if host.launch else "a") + self.ops[host.other] if host.waits else ""
        self.put("%s %d %s %s\n" % (kind, node[4], numbers, " ".join(map(sized, (name, stream, str(time), wait,
                                                                                 str(host.delay))))))
        host.slept = False
        host.pending[stream == "default"] = op
        if host.waits:
            host.other, host.launch, host.delay = op, True, Fraction(0)

    def synchronize(self, node, stream, clean, path):
        """The host waits until everything on that stream has completed."""
        host = self.host
        last = host.pending[stream]
        if last is None or not clean:
            return  # what was not understood may have launched something
        why = ("the host sleeps or is busy, and then waits for the stream (here, or as every iteration ends), with no launch "
               "between" if host.slept else
               "the host waits for its stream and for the NULL stream, with no launch between"
               if host.waits and not host.launch else None)
        if why:
            self.path = path
            self.keep(node, self.told(why + ": not simulated"), CLEAN)
        host.delay, host.waits, host.other, host.launch, host.pending[stream] = Fraction(0), True, last, False, None
        other = host.pending[not stream]
        if host.blocking and other is not None and other < last:  # complete by then
            host.pending[not stream] = None

    def repeat(self, node, times):
        host, before, path = self.host, self.count, self.path
        wrong = before != host.errors
        for iteration in range(times):
            if iteration:
                if wrong or self.count != before or self.full:
                    break
                self.put("i %d 0\n" % iteration)
                self.synchronize(node, DEFAULT, True, list(path))
                self.synchronize(node, OWN, self.count == before, list(path))
            for what in host.does:
                if self.full:
                    break
                if what[0] == "sleep":
                    host.delay += what[1]
                    host.slept = host.slept or what[1] > 0
                elif what[0] == "wait":
                    self.synchronize(what[1], what[2], what[3] and self.count == before, what[4])
                else:
                    self.launch(iteration, *what)
        self.path = path

    # ---- plug-ins ----

    def spin(self, node, of, stream=None):
        sizes, info = self.sizes(node, of), of.get("additional_info")
        if sizes:
            empty = not info or (info[2] == QUOTED and not info[3])
            time = Fraction(1, 100) if empty else self.nanoseconds(info)
            if time:
                self.inside("additional_info", self.kernel, node, self.host.label, sizes, 0, time, stream or self.host.stream)

    def spin_default(self, node, of):
        self.spin(node, of, "default")

    def shared_spin(self, node, of):
        sizes = self.sizes(node, of)
        if sizes:
            self.need(node, of, "additional_info", self.shared_info, node, sizes)

    def shared_info(self, info, node, sizes):
        of, _ = self.map(info, "duration! shared_memory_size!")
        if len(of) == 2:
            shared = self.words(of["shared_memory_size"])
            time = None if shared is None else self.nanoseconds(of["duration"])
            if time:
                self.kernel(node, self.host.label, sizes, shared, time, self.host.stream)

    def unknown(self, node, of, name):
        time = self.assumed(of["filename"], name)
        sizes = time and self.sizes(node, of)
        if sizes:
            self.kernel(node, self.host.label, sizes, 0, time, self.host.stream)

    def mandelbrot(self, node, of):
        """A square of at most data_size pixels, one thread for each; block_count is ignored. What it copies out comes after
        its kernel and is not simulated."""
        time = self.assumed(of["filename"], "mandelbrot")
        threads = time and self.need(node, of, "thread_count", self.size)
        size = threads and self.need(node, of, "data_size", self.read_count, 1, INT)  # the plug-in counts in 32 bits
        if size:
            width = int(size ** .5)  # exact: below 2^31
            self.kernel(node, self.host.label, (-(-width * width // threads), threads), 0, time, self.host.stream)

    def square(self, node):
        """Threads of a block, [x, y] or one number: then the plug-in takes 32 in a row, and that number is not used."""
        threads = [32, 1]
        if node[2] == LIST and len(node[3]) >= 2:
            for i in range(2):
                read = self.read_count(node[3][i], 1, INT)
                if read is None:
                    return 32, threads[1]
                threads[i] = read
        return (32 if threads[1] == 1 else threads[0]), threads[1]

    def matrix_multiply(self, node, of):
        """Two matrices of floats in, the kernel, one out, each awaited; block_count is ignored."""
        before, time = self.count, self.assumed(of["filename"], "matrix_multiply")
        if not time:
            return
        threads = self.need(node, of, "thread_count", self.square)
        info = self.need(node, of, "additional_info", self.matrix)
        if self.count != before:
            return
        width, label, stream = info[0], self.host.label, self.host.stream
        bytes_ = 0 if info[1] else width * width * 4
        self.part(node, label[0], False, bytes_)
        self.part(node, label[0], False, bytes_)
        self.wait(node, OWN)
        blocks = -(-width // threads[0]) * -(-width // threads[1])
        self.kernel(node, label, (blocks, threads[0] * threads[1]), 0, time, stream)
        if bytes_:
            self.wait(node, OWN)
        self.part(node, label[0], True, bytes_)

    def matrix(self, info):
        of, _ = self.map(info, "matrix_width! skip_copy")
        return "matrix_width" in of and self.read_count(of["matrix_width"], 1, 1000000), self.flag(of, "skip_copy")

    def multikernel(self, node, of):
        self.need(node, of, "additional_info", self.read_list, "kernels", self.one_kernel)

    def one_kernel(self, node):
        of, good = self.map(node, MULTIKERNEL)
        sizes = self.sizes(node, of) if good else None
        label = self.read_name(of["kernel_label"]) if sizes else None
        if not label:
            return
        if "delay" in of:
            self.inside("delay", self.pause, of["delay"])
        bytes_ = [self.inside(key, self.read_count, of[key], 0, LARGEST // 4) if key in of else 0
                  for key in ("copy_in_count", "copy_out_count")]
        self.part(node, label, False, (bytes_[0] or 0) * 4)
        around, self.mask = self.mask, of.get("sm_mask") or self.mask
        shared = self.words(of.get("shared_memory_size"))
        time = None if shared is None else self.nanoseconds(of["duration"])
        if time:
            self.kernel(node, (label, of["kernel_label"][4]), sizes, shared, time, self.host.stream)
        self.mask = around
        self.part(node, label, True, (bytes_[1] or 0) * 4)

    def pause(self, node):
        time = self.read_time(node)
        if time:
            self.wait(node, OWN)
            self.sleep(time)

    def stream_action(self, node, of):
        self.need(node, of, "additional_info", self.stream_info, of)

    def stream_info(self, info, benchmark):
        of, _ = self.map(info, "actions! use_null_stream")
        stream = "default" if self.flag(of, "use_null_stream") else self.host.stream
        if "actions" in of:
            self.inside("actions", self.read_list, of["actions"], "actions", lambda node: self.action(node, benchmark, stream))

    def action(self, node, benchmark, stream):
        of, good = self.map(node, ACTION)
        if not good:
            return
        delay = self.inside("delay", self.read_time, of["delay"]) if "delay" in of else None
        if delay is not None:
            self.sleep(delay)  # without waiting
        label, parameters = self.read_name(of["label"]), of.get("parameters")
        which = self.inside("type", self.read_word, of["type"], ACTIONS) if label else None
        if which is None:
            return
        if which < 3 and not parameters:
            self.wrong(node, 'key "parameters" is missing')
        elif which == 0:
            self.action_kernel(node, parameters, (label, of["label"][4]), benchmark, stream)
        elif which == 1:
            self.action_copy(node, parameters, label, stream)
        elif which == 2:
            self.action_memset(node, parameters, label, stream)
        elif which == 3:
            self.action_malloc(node)
        elif which == 4:
            self.action_wait(node, parameters, stream)
        else:
            self.wrong(node, "free waits for the whole device: not simulated")

    def action_kernel(self, node, parameters, label, benchmark, stream):
        of, good = self.map(parameters, "type duration! shared_memory_size block_count thread_count")
        sizes = self.sizes(node, dict(benchmark, **of)) if good else None  # the benchmark's own are the defaults
        shared = self.words(of.get("shared_memory_size")) if sizes else None
        if shared is None:
            return
        kind = text(of["type"]) if "type" in of else "timer_spin"
        time = self.nanoseconds(of["duration"]) if kind == "timer_spin" else self.assumed(of["type"], kind)
        if time:
            self.kernel(node, label, sizes, shared, time, stream)

    def action_copy(self, node, parameters, label, stream):
        of, good = self.map(parameters, "size! direction! async")
        direction = self.read_word(of["direction"], ("hostToDevice", "deviceToHost", "deviceToDevice")) if good else None
        size = None if direction is None else self.read_count(of["size"], 1, LARGEST)
        asynchronous = size and ("async" not in of or self.read_bool(of["async"]))
        if asynchronous is None:
            return
        self.copy(node, label, size, direction + 1, stream if asynchronous else "default")
        if not asynchronous:  # cudaMemcpy returns when the copy is done
            self.wait(node, DEFAULT)

    def action_memset(self, node, parameters, label, stream):
        """Work of the stream, or of the NULL stream; as a copy on the device, since nothing says how it is done."""
        of, good = self.map(parameters, "size! async")
        asynchronous = ("async" not in of or self.read_bool(of["async"])) if good else None
        time = None if asynchronous is None else self.assumed(node, "memset")
        if time:
            self.copy(node, label, 0, D2D, stream if asynchronous else "default", time)

    def action_malloc(self, node):
        """Keeps the host busy; what else the driver does is not simulated."""
        time = self.assumed(node, "malloc")
        if time:
            self.sleep(time)
            self.note(node, "malloc keeps the host busy: the driver may make it wait for the GPU too, which is not simulated")

    def action_wait(self, node, parameters, stream):
        of = self.map(parameters, "device")[0] if parameters else {}
        if self.flag(of, "device"):
            self.wrong(node, "waiting for the whole device is not simulated")
        else:
            self.wait(node, DEFAULT if stream == "default" else OWN)

    plugins = {"timer_spin": spin, "timer_spin_default_stream": spin_default, "sharedmem_timer_spin": shared_spin,
               "stream_action": stream_action, "mandelbrot": mandelbrot, "matrix_multiply": matrix_multiply,
               "multikernel": multikernel}

    # ---- benchmarks ----

    def times(self, node, given):
        """How often a benchmark runs; 0 after a mistake."""
        if self.iterations is not None:
            if re.match("[1-9][0-9]{0,6}\\Z", self.iterations) and int(self.iterations) <= 1000000:
                return int(self.iterations)
            self.wrong(node, "--iterations: expected a whole number from 1 to 1000000")
            return 0
        times = self.there(given, self.read_count, 0, 1000000)
        if times == 0:
            if given is not self.endless:  # said once of the default of all
                self.there(given, self.wrong, "0 iterations mean no end; give --iterations N")
            self.endless = given
        return times or 0

    def add(self, of, plugin, release):
        self.benchmarks += 1
        self.put("b %d %d %s %s\n" % (number_of(of.get("label")), number_of(of.get("log_name")), sized(str(release)),
                                      sized(plugin)))

    def benchmark(self, node, iterations, max_time):
        before = self.count
        of, _ = self.map(node, BENCHMARK)
        share = of.get("mps_thread_percentage")
        if share and self.processes and (self.parsed(text(share)) or 0) < 100:
            self.wrong(share, "mps_thread_percentage: SMs of which a process may use a part are not simulated")
        if self.count != before:
            return
        plugin = part(text(of["filename"]).rpartition("/")[2], 63)
        plugin = plugin.rpartition(".")[0] if "." in plugin else plugin
        if not plugin:
            self.there(of["filename"], self.expected, "the file of a plug-in")
            return
        own = self.inside("release_time", self.read_time, of["release_time"]) if "release_time" in of else None
        release = self.release + (own or 0)
        if plugin == "task_host":
            self.task_host(node, of, iterations, release)
        elif plugin in ("cpu_inorder_walk", "cpu_random_walk"):  # whose logs are known
            self.add(of, plugin, release)
            self.note(node, "%s runs on the CPU alone: skipped" % plugin)
        else:
            around, self.mask = self.mask, of.get("sm_mask") or self.mask
            self.run(node, of, plugin, of.get("max_iterations") or iterations, of.get("max_time") or max_time, release)
            self.mask = around

    def run(self, node, of, plugin, iterations, max_time, release):
        self.add(of, plugin, release)
        self.host = Host(self.benchmarks, release, "stream_priority" not in of, self.count)
        self.host.label = plugin, PLUGIN
        if "label" in of:
            self.host.label = self.inside("label", self.read_name, of["label"]), of["label"][4]
            if not self.host.label[0]:
                return
        if "stream_priority" in of:
            self.inside("stream_priority", self.priority, of["stream_priority"])
        times = self.times(node, iterations)
        if times > 1 and text(max_time).strip("0."):  # the tool starts no iteration after it
            self.note(max_time, "max_time is not simulated: all %d iterations are" % times)
        if times:
            plug_in = self.plugins.get(plugin)
            plug_in(self, node, of) if plug_in else self.unknown(node, of, plugin)
            self.repeat(node, times)

    def priority(self, node):
        """Set in the range of the device: a non-blocking stream of that priority; else a blocking one."""
        if text(node) in ("-1", "0"):
            self.put("s %d 0 %s %s\n" % (node[4], sized(self.host.stream), sized(node[3])))
        else:
            self.expected(node, "-1 (high) or 0 (low)")

    def task_host(self, node, of, iterations, release):
        """A configuration in the configuration. That it repeats is not simulated; --iterations is about its benchmarks."""
        for key in ("stream_priority", "sm_mask"):
            if key in of:
                self.wrong(of[key], "%s of a task_host is not simulated: give it to its benchmarks", key)
                return
        own = of.get("max_iterations") or iterations
        times = 1 if self.iterations is not None else self.times(node, own)
        if times > 1:
            self.there(own, self.wrong, "a task_host that runs %d times is not simulated: let it run once, and its benchmarks "
                       "more often", times)
        if times == 1:
            outer, self.release = self.release, release
            self.need(node, of, "additional_info", self.configuration)
            self.release = outer

    # ---- configurations ----

    def configuration(self, node):
        if self.depth == NESTING:
            self.wrong(node, "task_host is nested more than %d deep", NESTING)
            return
        before, processes = self.count, self.processes
        of, _ = self.map(node, CONFIGURATION)
        if self.inside("use_processes", self.flag, of, "use_processes"):
            self.read_processes(of)
        if self.inside("sync_every_iteration", self.flag, of, "sync_every_iteration"):
            self.wrong(of["sync_every_iteration"], "iterations that begin together are not simulated")
        if self.count != before:
            return
        if self.depth == 0:
            self.put("c %d 0\n" % of["name"][4])
        self.depth += 1
        self.inside("benchmarks", self.read_list, of["benchmarks"], "benchmarks",
                    lambda item: self.benchmark(item, of["max_iterations"], of["max_time"]))
        self.depth -= 1
        self.processes = processes

    def read_processes(self, of):
        """Processes take turns, unless shares for MPS say that its server lets them run together."""
        node, benchmarks = of["use_processes"], of.get("benchmarks")
        shares = [item for item in (benchmarks[3] if benchmarks and benchmarks[2] == LIST else ()) if item[2] == MAP and
                  any(text(key) == "mps_thread_percentage" for key in item[3][::2])]
        if not shares:
            self.wrong(node, "processes have a GPU context each, which take turns: see 'gpurta runlist' (those under MPS share "
                       "it: mps_thread_percentage says so)")
            return
        self.processes = True
        self.note(node, "processes under MPS: their kernels run together as those of one context")

    def read(self):
        for given in self.assume:
            name, equals, value = given.partition("=")
            time = self.parsed(value) if equals else None
            if time is None or time < 0:
                self.keep(None, '--assume: expected NAME=TIME, found "%s"' % cut(given, 80))
        self.configuration(self.root)
        if self.count:
            return
        for i, given in enumerate(self.assume):  # one list of them may be for many files
            if i not in self.used:
                self.note(self.root, "--assume %s: nothing here has that name and an unknown time" % cut(given, 80), FIRST)
        if not self.ops:
            self.keep(self.root, "the benchmarks launch nothing on the GPU", FIRST)


def to_lines(put):
    """Of what the command gives on standard input."""
    try:
        Configuration(json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogateescape")), put).read()
    except Ended as end:
        raise Stop(end.end())
