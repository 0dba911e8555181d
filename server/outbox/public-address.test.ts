import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address';

test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  'fc00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
