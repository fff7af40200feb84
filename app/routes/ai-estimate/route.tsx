import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EstimatePanel, EstimateSheet, LastEstimates, PAGE_PATH } from '../../features/estimate'
import { actOnEstimate } from '../../features/estimate/index.server'
import { metaOf } from '../../http/page-meta'
import { loadEstimatePage } from './load.server'

export const loader = (args: LoaderFunctionArgs) => loadEstimatePage(args)

/** Also answers for the modal, over whichever page it stands: see server/modal-actions.ts. */
export const action = (args: ActionFunctionArgs) => actOnEstimate(args)

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  canonical: PAGE_PATH,
  hidden: true,
  mistake: page.mistake,
}))

export default function EstimatePage() {
  const { estimate, last, rate, title } = useLoaderData<typeof loader>()
  return (
    <div className="wrap est-view">
      <EstimateSheet />
      <h1>{title}</h1>
      <EstimatePanel data={estimate} />
      <LastEstimates estimates={last} rate={rate} />
    </div>
  )
}
