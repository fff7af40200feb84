export function StatementTitles({ statements }: { statements: readonly { id: number; title: string }[] }) {
  return (
    <ul className="rows">
      {statements.map(({ id, title }) => (
        <li key={id}>
          {title} <span className="mute nowrap">№ {id}</span>
        </li>
      ))}
    </ul>
  )
}
