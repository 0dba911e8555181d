/** Whether the form was sent before there was code for it, and nothing but its code can send it; asked once. */
export function takeEarlyPress({ dataset }: HTMLFormElement): boolean {
  const isPressed = 'pressed' in dataset;
  delete dataset['pressed'];
  return isPressed;
}
