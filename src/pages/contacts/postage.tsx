import './postage.css';

/** What a letter to a person needs, in the place of the page's rosette, which is printed on it. */
export const Postage = () => <div className="postage" aria-hidden="true" />;
