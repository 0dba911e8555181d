/** Packages of the API that hold compiled code, which no bundle can: they lie beside it. */
export const NATIVE_PACKAGES = ['@node-rs/argon2', 'libsql'];
