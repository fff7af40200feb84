import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PATH, WishForm } from '../../features/client-search'
import { actOnWish, loadWish } from '../../features/client-search/index.server'
import { usePage } from '../../http/page'
import { metaOf } from '../../http/page-meta'
import { localizedPath } from '../../i18n/languages'
import seekStyles from '../../styles/seek.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: seekStyles }]

export const loader = (args: LoaderFunctionArgs) => loadWish(args)

export const action = (args: ActionFunctionArgs) => actOnWish(args)

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  canonical: PATH,
  description: page.lead,
  mistake: page.mistake,
}))

export default function TellUs() {
  const { t } = useTranslation(['seek', 'ui'])
  const { language } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <div className="wrap seek-page">
      <Breadcrumbs
        label={t('ui:crumbs')}
        crumbs={[{ label: t('seek:home'), href: localizedPath('/', language) }, { label: data.title }]}
      />
      <h1>{data.title}</h1>
      {data.isSent ? (
        <EmptyState
          title={t('seek:sent_title')}
          action={<ButtonLink href={localizedPath('/s', language)}>{t('seek:search')}</ButtonLink>}
        >
          {t('seek:sent_text')}
        </EmptyState>
      ) : (
        <>
          <p className="lead">{data.lead}</p>
          <WishForm data={data} />
        </>
      )}
    </div>
  )
}
