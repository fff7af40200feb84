import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { DESK_TABLE_NAMES, getDeskTable } from '~contract/desk-tables/tables'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { parseTetri } from '~contract/values/money'
import type { TableData } from './row.server'
import { CONTENT_PATH, rowPath, tablePath } from './urls'

export function TableList() {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return (
    <ul className="leads">
      {DESK_TABLE_NAMES.filter((table) => table !== 'questions').map((table) => (
        <li key={table}>
          <h2>
            <a href={toLocalizedPath(tablePath(table), language)}>{t(`tables.names.${table}`)}</a>
          </h2>
        </li>
      ))}
    </ul>
  )
}

export function RowList({ data: { table, rows } }: { data: TableData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { canAdd } = getDeskTable(table)
  return (
    <>
      {canAdd ? (
        <p>
          <ButtonLink variant="main" icon="plus" href={toLocalizedPath(rowPath(table, 'new'), language)}>
            {t('tables.add')}
          </ButtonLink>
        </p>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState title={t('tables.none')} />
      ) : (
        <ul className="leads">
          {rows.map((row) => (
            <TableRow key={row.id} table={table} row={row} />
          ))}
        </ul>
      )}
      <p className="after">
        <ButtonLink icon="left" href={toLocalizedPath(CONTENT_PATH, language)}>
          {t('tables.title')}
        </ButtonLink>
      </p>
    </>
  )
}

const SWITCHES = ['is_shown', 'is_offered', 'is_open', 'is_active'] as const

function TableRow({ table, row }: { table: TableData['table']; row: TableData['rows'][number] }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, name, values } = row
  const formatPrice = (lari: string) => formatLari(parseTetri(lari) ?? 0, language)
  const isOff = SWITCHES.some((flag) => values[flag] === '')
  const currency = values.currency_id ? t(`tables.choices.${values.currency_id as '1'}`) : ''
  return (
    <li className={values.parent_id ? 'below' : undefined}>
      <h2>
        <a href={toLocalizedPath(rowPath(table, id), language)}>
          {[toReaderLetters(name, language) || formatId(id, language), currency, values[`city_${language}`]]
            .filter(Boolean)
            .join(', ')}
        </a>{' '}
        {isOff ? <Badge tone="off">{t('tables.off')}</Badge> : null}
      </h2>
      {values.price ? <p className="dim sm">{formatPrice(values.price)}</p> : null}
      {values.url ? <p className="dim sm">{values.url}</p> : null}
    </li>
  )
}
