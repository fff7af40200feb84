import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AskDialog, addressOf, BaseList } from '../../features/my-base'
import { actOnBase, type BaseData, loadBase } from '../../features/my-base/index.server'
import type { RouteHandle } from '../../http/hydration'
import { metaOf } from '../../http/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadBase(args)

export const action = (args: ActionFunctionArgs) => actOnBase(args)

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => Boolean((data as BaseData).question), Dialog: AskDialog },
}

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  canonical: addressOf(page.asked),
  hidden: true,
}))

export default function MyBase() {
  const { t } = useTranslation('base')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="acc-head">
        <h1>{data.title}</h1>
      </div>
      <p className="mute">{t('lead')}</p>
      <BaseList data={data} />
    </>
  )
}
