import './drawing.css';

/**
 * The place of a drawing; its shape and its file are named by the stylesheet of whoever sets it there. It lies within
 * words that say what it shows, so it says nothing, and its file is fetched when the screen comes near it.
 */
export function Drawing() {
  return <span className="drawing" aria-hidden="true" />;
}
