/** The instructions of a Dockerfile's last stage, in order; lines that go on are joined. */
export function lastStage(text) {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const from = lines.findLastIndex((line) => line.startsWith('FROM '));
  return lines.slice(from).map((line) => {
    const [name = '', ...words] = line.split(' ');
    return { name, value: words.join(' ') };
  });
}

/** The words of an instruction in its form of a list, as `CMD ["node", "start.mjs"]`. */
export const wordsOf = (value) => JSON.parse(value.slice(value.indexOf('[')));
