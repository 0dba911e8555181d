import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';

// Off the main thread: tens of thousands of hashes must not be felt while typing.
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => self.postMessage(solution),
    // Without `crypto.subtle`, say: a page that was not come by securely. A rejection here is no error to who made the worker.
    () => self.postMessage(null),
  );
});
