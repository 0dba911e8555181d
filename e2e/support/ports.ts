/**
 * Away from the usual 3000 and 5173, so that tests run beside a server that somebody is looking at, and below the
 * ports that the system gives to whoever connects to anything.
 */
const DEFAULT_BASE = 21730;

/** `E2E_PORT_BASE` lets two runs share a machine. */
const base = Number(process.env['E2E_PORT_BASE'] ?? DEFAULT_BASE);

export const SITE_PORT = base;
