const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/** A smaller file fits into one packet either way. */
const MIN_BYTES = 1024;

/** An operator edits it in a finished build: a compressed copy would go on saying the old thing. */
const EDITABLE = /(?:^|[\\/])config\.json$/;

/** Whether a file of the built client has compressed twins beside it. */
export const isCompressible = (file: string, bytes: number): boolean =>
  bytes >= MIN_BYTES && COMPRESSIBLE.test(file) && !EDITABLE.test(file);
