import type { Store } from '../storage/store';
import { type ChannelLoop, type ChannelOptions, createChannelLoop } from './channel-loop';
import { CHANNELS } from './delivery';
import { MESSAGE_CHANNELS } from './message';
import { messageQueue } from './message-queue';
import type { Senders } from './senders';
import { submissionQueue } from './submission-queue';

interface OutboxOptions extends ChannelOptions {
  store: Store;
  senders: Senders;
}

/** Hands on what is owed: at least once, with the same id each time, each channel by itself. */
export function createOutboxWorker({ store, senders, ...options }: OutboxOptions) {
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
    start(): void {
      for (const loop of loops) loop.start();
    },
    nudge(): void {
      for (const loop of loops) loop.nudge();
    },
    /** What each channel is owed. */
    backlogs: () => Promise.all(loops.map((loop) => loop.backlog())),
    deliverDue: () => all((loop) => loop.deliverDue()),
    stop: () => all((loop) => loop.stop()),
  };
}
