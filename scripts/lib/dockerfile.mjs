/** The instructions of a Dockerfile, in order, a list a stage; lines that go on are joined. */
export function stagesOf(text) {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages = [];
  for (const line of lines) {
    const [name = '', ...words] = line.split(' ');
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, value: words.join(' ') });
  }
  return stages;
}

export const lastStage = (text) => stagesOf(text).at(-1) ?? [];

/** The words of an instruction in its form of a list, as `CMD ["node", "start.mjs"]`. */
export const wordsOf = (value) => JSON.parse(value.slice(value.indexOf('[')));
