// Asking the API from a page: once on show, tried again while the network is away; or on a click.
import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { type Ask, type Failure, type Outcome, retryDelay } from '../api/client.ts';
import type { Operation } from '../api/operations.ts';

const nobody: Ask = async () => ({ kind: 'failed', failure: 'network' });
export const ApiContext = createContext<Ask>(nobody);

export type Loaded<Data> =
  | { readonly kind: 'loading'; readonly offline: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'data'; readonly data: Data };

export function useAsk(): Ask {
  return useContext(ApiContext);
}

/** Nobody answered, whether or not an earlier answer stands in. */
function isUnanswered(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'data' ? outcome.keptAt !== undefined : isWorthAnother(outcome.failure);
}

function isWorthAnother(failure: Failure): boolean {
  return failure === 'network' || failure === 'limited';
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** The answer, asked for anew whenever the variables or `turn` change. */
export function useQuery<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  turn = 0,
): Loaded<Data> {
  const ask = useAsk();
  const [state, setState] = useState<Loaded<Data>>({ kind: 'loading', offline: false });
  const key = JSON.stringify(variables);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const load = async (failures: number) => {
      const outcome = await ask(operation, variables);
      if (left) {
        return;
      }
      const unanswered = isUnanswered(outcome);
      if (outcome.kind === 'failed' && isWorthAnother(outcome.failure)) {
        setState({ kind: 'loading', offline: true });
      } else if (failures === 0 || !unanswered) {
        setState(outcome);
      }
      if (unanswered) {
        again(failures + 1);
      }
    };
    // Nothing is asked while nobody looks.
    const again = (failures: number) => {
      const next = () => (isHidden() ? again(failures) : load(failures));
      timer = setTimeout(next, retryDelay(failures));
    };
    load(0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [ask, operation, key, turn]);
  return state;
}

export type Sent =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly offline: boolean }
  | { readonly kind: 'failed' | 'limited' };

function leave(left: { current: boolean }): void {
  left.current = true;
}

/** Sends a mutation that may safely be sent twice, until it has been answered; never while nobody looks. */
export function useMutation<Data, Variables>(
  operation: Operation<Data, Variables>,
  onAnswer: (data: Data) => void,
) {
  const ask = useAsk();
  const [state, setState] = useState<Sent>({ kind: 'idle' });
  const left = useRef(false);
  useEffect(() => () => leave(left), []);
  const send = async (variables: Variables, failures: number): Promise<void> => {
    setState({ kind: 'sending', offline: failures > 0 });
    const outcome = await ask(operation, variables);
    if (left.current) {
      return;
    }
    if (outcome.kind === 'data') {
      setState({ kind: 'idle' });
      onAnswer(outcome.data);
    } else if (outcome.failure === 'network') {
      setState({ kind: 'sending', offline: true });
      const again = () => (isHidden() ? later(retryDelay(1)) : send(variables, failures + 1));
      const later = (ms: number) => setTimeout(() => !left.current && again(), ms);
      later(retryDelay(failures + 1));
    } else {
      setState({ kind: outcome.failure === 'limited' ? 'limited' : 'failed' });
    }
  };
  return { state, send: (variables: Variables) => send(variables, 0) };
}
