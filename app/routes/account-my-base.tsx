import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { MyBaseView, myBaseUrl, RequestNumberDialog } from '~/features/my-base'
import { loadMyBase, type MyBaseData, myBaseAction } from '~/features/my-base/index.server'
import type { RouteHandle } from '~/page/hydration'
import { createMeta } from '~/seo/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadMyBase(args)

export const action = pageAction(myBaseAction)

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => Boolean((data as MyBaseData).question), Dialog: RequestNumberDialog },
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: myBaseUrl(page.query),
  noIndex: true,
}))

export default function MyBasePage() {
  const { t } = useTranslation('my-base')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <p className="mute">{t('lead')}</p>
      <MyBaseView data={data} />
    </>
  )
}
