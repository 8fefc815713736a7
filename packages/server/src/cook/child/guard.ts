import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/**
 * A shell that reads `+ pid` and `- pid` and, when its input ends because this process is gone, kills what is left on
 * the list. A process may be killed without a word, and a parser in the middle of a page or a program of somebody else
 * does not look whether its parent lives.
 */
const script = `
trap '' HUP INT TERM
left=' '
while read -r sign pid; do
  case $sign in
    +) left="$left$pid " ;;
    -) left="\${left%% $pid *} \${left#* $pid }" ;;
  esac
done
for pid in $left; do kill -s KILL -- "$pid" 2>/dev/null; done`;

let guard: Writable | undefined;

function openGuard(): Writable {
  // In a session of its own: what is sent to our group, or by a terminal, must not end it before us.
  const shell = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], env: {}, detached: true });
  const { stdin } = shell;
  const forget = () => {
    if (guard === stdin) guard = undefined;
  };
  shell.once('error', forget);
  shell.once('exit', forget);
  stdin.on('error', forget);
  // It must not keep this process alive.
  shell.unref();
  (stdin as Writable & { unref(): void }).unref();
  return stdin;
}

/**
 * Makes sure that a process, or a whole group by its negative id, does not outlive this one by more than a moment. Call
 * the result when it has ended: its number may belong to another process soon.
 */
export function endWithUs(pid: number): () => void {
  guard ??= openGuard();
  const told = guard;
  told.write(`+ ${pid}\n`);
  return () => void (told.writable && told.write(`- ${pid}\n`));
}
