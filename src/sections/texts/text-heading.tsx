import { PicturedHeading, type TextHeadingProps } from './pictured-heading';
import '../../ui/page-rosette.css';

/** The h1 of a page and its lead, as they stand in its texts, with the page's rosette. */
export const TextHeading = (heading: Omit<TextHeadingProps, 'picture'>) => <PicturedHeading {...heading} />;
