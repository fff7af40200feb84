import { useTranslation } from 'react-i18next'
import { FavoriteButton } from '~/features/favorites'
import { MiniPhoto, statementUrl } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { UnbrokenText } from '~/ui/unbroken-text'
import type { ComparedCell, ComparedRow } from './compared-rows'
import { RemoveLink } from './remove-link'
import type { ComparedGroup, ComparedStatement } from './statement-facts'
import type { ComparisonQuery } from './urls'

interface ComparisonTableProps {
  columns: readonly ComparedStatement[]
  groups: readonly ComparedGroup[]
  query: ComparisonQuery
  label: string
}

/**
 * Renders the table. On a phone it scrolls sideways below the names of the facts, on a desktop down below the
 * titles.
 */
export function ComparisonTable({ columns, groups, query, label }: ComparisonTableProps) {
  return (
    <section className="compared-table" aria-label={label}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <ColumnHeads columns={columns} query={query} />
        {groups.map(({ name, rows }) => (
          <tbody key={name ?? ''}>
            {name ? (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {name}
                </th>
              </tr>
            ) : null}
            {rows.map((row) => (
              <FactRow key={row.name} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function ColumnHeads({ columns, query }: Pick<ComparisonTableProps, 'columns' | 'query'>) {
  const { language } = usePage()
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ statement }) => (
          // Screen readers announce it before the cells of the column, so it excludes the buttons.
          <th key={statement.id} scope="col" aria-label={statement.title}>
            <a href={statementUrl(statement, language)}>
              <MiniPhoto photo={statement.images[0]} isWide />
              <UnbrokenText>{statement.title}</UnbrokenText>
            </a>
            <FavoriteButton statement={statement} />
            <RemoveLink id={statement.id} name={statement.title} query={query} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface FactRowProps {
  row: ComparedRow
  columns: readonly ComparedStatement[]
}

function FactRow({ row: { name, cells, isSame }, columns }: FactRowProps) {
  const { t } = useTranslation('comparison')
  return (
    <tr className={isSame ? 'dim' : undefined}>
      <th scope="row">
        {name}
        {isSame ? <span className="visually-hidden"> ({t('same')})</span> : null}
      </th>
      {columns.map(({ statement }, place) => (
        <td key={statement.id}>
          <Cell cell={cells[place]} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ cell }: { cell: ComparedCell | undefined }) {
  const { t } = useTranslation('comparison')
  if (!cell)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('not_stated')}</span>
      </>
    )
  return (
    <>
      {cell.value}
      {cell.note ? <small>{cell.note}</small> : null}
      {cell.best ? <Badge tone="ok">{cell.best}</Badge> : null}
    </>
  )
}
