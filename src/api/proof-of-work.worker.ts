import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';

// Off the main thread: tens of thousands of hashes must not be felt while typing.
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => self.postMessage(solution),
    // Without `crypto.subtle`, say, which a page without TLS has not. A rejection here is no error to the worker's maker.
    () => self.postMessage(null),
  );
});
