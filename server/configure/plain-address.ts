import { CommandError } from '../operator/program';

/** @throws CommandError for what is no address, or says more than one */
export function plainAddress(name: string, value: string): URL {
  if (!/^https?:\/\/[^/]/.test(value) || !URL.canParse(value)) {
    throw new CommandError(`${name} takes an address as https://www.example.com, not “${value}”.`);
  }
  const url = new URL(value);
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new CommandError(`${name} takes no query, no fragment and no password.`);
  }
  return url;
}

/** @throws CommandError */
export function readOrigin(value: string): string {
  const { origin, pathname } = plainAddress('origin', value);
  if (pathname !== '/') throw new CommandError('origin is a scheme and a host, without a path.');
  return origin;
}
