/** Away from the usual 3000 and 5173, so that tests run beside a server that somebody is looking at. */
export const SITE_PORT = 41730;
export const DEV_PORT = 41731;
