import { spawn } from 'node:child_process';

/**
 * What a process says first that matches, by the pattern's group. What it says from there on is not read, and must neither
 * fill the pipe nor find it closed.
 * @throws when it ends before, with what it has said
 */
export function said(stream, pattern) {
  return new Promise((resolve, reject) => {
    let text = '';
    const listen = (chunk) => {
      text += chunk;
      const found = pattern.exec(text);
      if (!found) return;
      stream.off('data', listen);
      stream.resume();
      resolve(found[1]);
    };
    stream.on('data', listen);
    stream.once('end', () => reject(new Error(`It ended before it listened:\n${text}`)));
  });
}

/**
 * Starts a server and resolves once it says where it listens.
 * @param args of Node
 * @returns its process, and its address
 */
export async function startServer(args, { cwd, env }) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await said(child.stdout, /is at (http:\S+) /);
  return { child, address };
}
