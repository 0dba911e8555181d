import { renderAgain } from './render-again';

// The build's folder is `dist` of where it is started; `configure` starts it, in a copy of what it needs.
const [id] = process.argv.slice(2);
if (id === undefined) throw new Error('A build has an id');
await renderAgain(id);
