import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { searchRequestAction } from './action.server'
import { SEARCH_REQUEST_PATH } from './form'
import { loadSearchRequestForm } from './loader.server'
import { SearchRequestForm } from './search-request-form'
import searchRequestStyles from './search-requests.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: searchRequestStyles }]

export const loader = (args: LoaderFunctionArgs) => loadSearchRequestForm(args)

export const action = pageAction(searchRequestAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: SEARCH_REQUEST_PATH,
  description: page.lead,
}))

export default function SearchRequestPage() {
  const { t } = useTranslation(['search-requests', 'ui'])
  const { language } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <div className="wrap search-request-page">
      <Breadcrumbs
        label={t('ui:breadcrumb')}
        crumbs={[
          { label: t('search-requests:home'), href: toLocalizedPath('/', language) },
          { label: data.title },
        ]}
      />
      <h1>{data.title}</h1>
      {data.isSent ? (
        <EmptyState
          title={t('search-requests:sent_title')}
          action={
            <ButtonLink href={toLocalizedPath('/s', language)}>{t('search-requests:search')}</ButtonLink>
          }
        >
          {t('search-requests:sent_text')}
        </EmptyState>
      ) : (
        <>
          <p className="lead">{data.lead}</p>
          <SearchRequestForm data={data} />
        </>
      )}
    </div>
  )
}
