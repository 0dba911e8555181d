import { ErrorPage } from './error-page';

/** What a server sends where it can't give the page that was asked for: specification, section 2. */
export const ServerErrorPage = () => <ErrorPage status={500} />;
