import { CallToAction, type CallToActionProps } from './call-to-action';
import './closing-line.css';

/** The end of a page below another, or of one whose beginning offers the same. */
export const ClosingLine = (props: CallToActionProps) => (
  <CallToAction {...props} className="closing closing-line" />
);
