import type { Store } from '../storage/store';
import { type Backlog, type ChannelLoop, type ChannelOptions, createChannelLoop } from './channel-loop';
import { CHANNELS } from './delivery';
import { MESSAGE_CHANNELS } from './message';
import { messageQueue } from './message-queue';
import type { Senders } from './senders';
import { submissionQueue } from './submission-queue';

export interface OutboxWorker extends Omit<ChannelLoop, 'backlog'> {
  /** What each channel is owed. */
  backlogs(): Promise<Backlog[]>;
}

interface OutboxOptions extends ChannelOptions {
  store: Store;
  senders: Senders;
}

/** Hands on what is owed: at least once, with the same id each time, each channel by itself. */
export function createOutboxWorker({ store, senders, ...options }: OutboxOptions): OutboxWorker {
  const loops = [
    ...CHANNELS.map((channel) =>
      createChannelLoop(options, { channel, queue: submissionQueue(store, channel), send: senders[channel] }),
    ),
    ...MESSAGE_CHANNELS.map((channel) =>
      createChannelLoop(options, { channel, queue: messageQueue(store, channel), send: senders[channel] }),
    ),
  ];
  const all = async (work: (loop: ChannelLoop) => Promise<void>): Promise<void> => {
    await Promise.all(loops.map(work));
  };
  return {
    start() {
      for (const loop of loops) loop.start();
    },
    nudge() {
      for (const loop of loops) loop.nudge();
    },
    backlogs: () => Promise.all(loops.map((loop) => loop.backlog())),
    deliverDue: () => all((loop) => loop.deliverDue()),
    stop: () => all((loop) => loop.stop()),
  };
}
