import { useRef, useState } from 'react';
import { inSession } from '../../forms/session/in-session';

type ActionState<Result> = { status: 'idle' | 'busy' | 'failed' } | { status: 'done'; result: Result };

/** Something that is done at the press of a button and told of beside it; a second press meanwhile is ignored. */
export function useAction<Result, Args extends unknown[]>(run: (...args: Args) => Promise<Result>) {
  const [state, setState] = useState<ActionState<Result>>({ status: 'idle' });
  const isBusy = useRef(false);

  async function start(...args: Args): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ status: 'busy' });
    try {
      setState({ status: 'done', result: await inSession(() => run(...args)) });
    } catch {
      setState({ status: 'failed' });
    } finally {
      isBusy.current = false;
    }
  }

  return { ...state, isBusy: state.status === 'busy', start: (...args: Args) => void start(...args) };
}
