import { type ChannelOptions, createChannelLoop } from './channel-loop';
import { CHANNELS, type Channel, type Send } from './delivery';

export interface OutboxWorker {
  start(): void;
  /** Something will be due in a moment. */
  nudge(): void;
  /** Sends what is due now; resolves when each was taken or put off. */
  deliverDue(): Promise<void>;
  /** Starts nothing more and waits for what is under way. */
  stop(): Promise<void>;
}

interface OutboxOptions extends ChannelOptions {
  senders: Partial<Record<Channel, Send>>;
}

/** Hands on what the forms brought in: at least once, with the same id each time, each channel by itself. */
export function createOutboxWorker({ senders, ...options }: OutboxOptions): OutboxWorker {
  const loops = CHANNELS.map((channel) => createChannelLoop(options, channel, senders[channel]));
  const all = async (work: (loop: (typeof loops)[number]) => Promise<void>): Promise<void> => {
    await Promise.all(loops.map(work));
  };
  return {
    start() {
      for (const loop of loops) loop.start();
    },
    nudge() {
      for (const loop of loops) loop.nudge();
    },
    deliverDue: () => all((loop) => loop.deliverDue()),
    stop: () => all((loop) => loop.stop()),
  };
}
