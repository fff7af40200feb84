import { useTranslation } from 'react-i18next'
import { FavoriteButton } from '~/features/favorites'
import { MiniPhoto, statementUrl } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { UnbrokenText } from '~/ui/unbroken-text'
import type { ComparedCell, ComparedGroup, ComparedRow } from './compared-rows'
import { RemoveLink } from './remove-link'
import type { ComparedStatement } from './statement-facts'
import type { ComparisonQuery } from './urls'

interface ComparisonTableProps {
  columns: readonly ComparedStatement[]
  groups: readonly ComparedGroup[]
  /** Query of the page, if its URL lists the statements. */
  query?: ComparisonQuery | undefined
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
        {groups.map(({ name, rows, isPrinted }) => (
          <tbody key={name ?? ''} className={isPrinted ? 'printed' : undefined}>
            {name ? (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {name}
                </th>
              </tr>
            ) : null}
            {rows.map((row) => (
              <FactRow key={row.id ?? row.name} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
        <ViewingChecklist columns={columns} />
      </table>
    </section>
  )
}

/** Renders boxes to tick at the viewings, on paper only. */
function ViewingChecklist({ columns }: Pick<ComparisonTableProps, 'columns'>) {
  const { t } = useTranslation('comparison')
  return (
    <tbody className="checklist">
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          {t('checklist.title')}
        </th>
      </tr>
      {CHECKLIST.map((item) => (
        <tr key={item}>
          <th scope="row">{t(`checklist.items.${item}`)}</th>
          {columns.map(({ statement }) => (
            <td key={statement.id}>☐</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Points to check during a viewing. */
const CHECKLIST = [
  'documents',
  'debts',
  'damp',
  'windows',
  'water',
  'heating',
  'electricity',
  'noise',
  'entrance',
  'extras',
] as const

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
            </a>{' '}
            <FavoriteButton statement={statement} />
            {query ? <RemoveLink id={statement.id} name={statement.title} query={query} /> : null}
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
    <tr className={isSame ? 'dim' : cells.some((cell) => cell?.isMain) ? 'main-fact' : undefined}>
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
      {cell.note ? <small> {cell.note}</small> : null}
      {cell.best ? ' ' : null}
      {cell.best ? <Badge tone="ok">{cell.best}</Badge> : null}
    </>
  )
}
