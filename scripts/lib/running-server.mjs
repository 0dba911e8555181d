import { spawn } from 'node:child_process';

/**
 * Starts a server and resolves once it says where it listens.
 * @param args of Node
 * @returns its process, and its address
 */
export async function startServer(args, { cwd, env }) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout) {
    const address = /is at (http:\S+)/.exec(String(chunk))?.[1];
    if (address === undefined) continue;
    child.stdout.resume();
    return { child, address };
  }
  throw new Error('The server ended before it listened.');
}
