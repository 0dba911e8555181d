import type { Readable } from 'node:stream';
import { awaitOutput, startChild } from '../../support/child';

export interface Screen {
  /** What X clients find it by, as `:7`. */
  display: string;
  stop: () => Promise<void>;
}

/** A screen that nobody sees, for an engine that has no mode without one. */
export async function startScreen(): Promise<Screen> {
  // It takes the first number that is free and says which, so that runs never meet.
  const server = startChild('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${await awaitOutput(server.process.stdio[3] as Readable, /^(\d+)\n/, 'Xvfb')}`;
  // Without a window manager no window gets another size, nor the focus.
  const manager = startChild('openbox', ['--sm-disable'], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const stop = async () => {
    await manager.stop();
    await server.stop();
  };
  return { display, stop };
}
