import { ConfigError } from './config/config';
import { errorCode } from './errors/error-code';
import { StoreOpenError } from './storage/store';

/** The site was not built, or not where the configuration says. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError';
}

/** One line for the person who starts the server; never a stack trace. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StoreOpenError || error instanceof SiteMissingError) {
    return error.message;
  }
  const code = errorCode(error);
  const port = typeof error === 'object' && error !== null && 'port' in error ? String(error.port) : '';
  if (code === 'EADDRINUSE') return `Port ${port} is taken; stop what uses it, or set PORT.`;
  if (code === 'EACCES' && port !== '') return `Port ${port} may not be used by this user; set PORT.`;
  if (code.startsWith('SQLITE_FULL')) return 'The disk that holds DATA_DIR is full.';
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine.';
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown reason';
  return `The server can't start: ${reason}`;
}
