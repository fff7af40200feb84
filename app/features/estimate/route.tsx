import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { estimateAction } from './action.server'
import { EstimateTab } from './estimate-panel'
import { EstimateStylesheet } from './estimate-stylesheet'
import { PreviousEstimates } from './last-estimates'
import { loadEstimatePage } from './page-loader.server'
import { ESTIMATE_PATH } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadEstimatePage(args)

export const action = pageAction(estimateAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: ESTIMATE_PATH,
  noIndex: true,
}))

export default function EstimatePage() {
  const { estimate, last, rate, title } = useLoaderData<typeof loader>()
  return (
    <div className="wrap estimate-view">
      <EstimateStylesheet />
      <h1>{title}</h1>
      <EstimateTab data={estimate} />
      <PreviousEstimates estimates={last} rate={rate} />
    </div>
  )
}
