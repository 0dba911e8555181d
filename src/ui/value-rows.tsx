interface ValueRowsProps {
  caption: string;
  rows: readonly { head: string; values: readonly (string | number)[] }[];
}

/** A row for each kind of value, a column for each place: how a number is worked out. */
export function ValueRows({ caption, rows }: ValueRowsProps) {
  return (
    <table aria-label={caption}>
      <tbody>
        {rows.map(({ head, values }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of a number
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
