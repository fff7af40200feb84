import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import type { RouteHandle } from '~/page/hydration'
import { createMeta } from '~/seo/page-meta'
import { brokerRequestsAction } from './action.server'
import { type BrokerRequestsData, loadBrokerRequests } from './loader.server'
import { RequestNumberDialog } from './request-number-dialog'
import { brokerRequestsUrl } from './urls'
import { BrokerRequestsView } from './view'

export const loader = (args: LoaderFunctionArgs) => loadBrokerRequests(args)

export const action = pageAction(brokerRequestsAction)

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => Boolean((data as BrokerRequestsData).question), Dialog: RequestNumberDialog },
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: brokerRequestsUrl(page.query),
  noIndex: true,
}))

export default function BrokerRequestsPage() {
  const { t } = useTranslation('broker-requests')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <p className="mute">{t('lead')}</p>
      <BrokerRequestsView data={data} />
    </>
  )
}
