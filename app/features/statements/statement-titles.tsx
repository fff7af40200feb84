import { formatId } from '~/i18n/format-id'
import { usePage } from '~/page/use-page'

export function StatementTitles({ statements }: { statements: readonly { id: number; title: string }[] }) {
  const { language } = usePage()
  return (
    <ul className="rows">
      {statements.map(({ id, title }) => (
        <li key={id}>
          {title} <span className="mute nowrap">{formatId(id, language)}</span>
        </li>
      ))}
    </ul>
  )
}
