/**
 * The element that names a document's scripts, with spaces between them: the application's own, and before which others
 * it need not be asked for. A page that works without them names all of them: they are asked for when it has been painted.
 */
export const APP_SCRIPTS_NAME = 'scripts';
