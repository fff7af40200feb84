import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHead } from '~/ui/page-head'
import { deskRows } from '~/upstream/desk-tables.server'
import { getDeskTable } from '~contract/desk-tables/tables'
import { parseTetri } from '~contract/values/money'
import { toReaderName } from '~contract/values/reader-name'
import deskStyles from '../desk.css?url'
import { requireOperator } from '../require-operator.server'
import { requireTable } from './require-table.server'
import { CONTENT_PATH, rowPath, tablePath } from './urls'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const table = requireTable(params)
  const [rows, i18n] = await Promise.all([visitor.call(deskRows(table)), getI18n(visitor.language)])
  return { table, rows, title: i18n.getFixedT(visitor.language, 'desk')(`tables.names.${table}`) }
}

export type TableData = Awaited<ReturnType<typeof loader>>

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: tablePath(page.table),
  noIndex: true,
}))

export default function DeskTable() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <RowList data={data} />
    </>
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
          {[toReaderName(name, language) || formatId(id, language), currency, values[`city_${language}`]]
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
