import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { PageHead } from '~/ui/page-head'
import { DESK_TABLE_NAMES } from '~contract/desk-tables/tables'
import deskStyles from '../desk.css?url'
import { requireOperator } from '../require-operator.server'
import { CONTENT_PATH, tablePath } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const t = (await getI18n(visitor.language)).getFixedT(visitor.language, 'desk')
  return { title: t('tables.title') }
}

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: CONTENT_PATH,
  noIndex: true,
}))

export default function DeskTables() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <TableList />
    </>
  )
}

function TableList() {
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
