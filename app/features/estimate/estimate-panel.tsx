import { usePageData } from '~/forms/form-reply'
import { EstimateForm } from './estimate-form'
import { EstimateIntro } from './estimate-intro'
import { EstimateResult } from './estimate-result'
import { estimateForm } from './form'
import type { EstimateData } from './loader.server'

export function EstimateTab({ data }: { data: EstimateData }) {
  const view = usePageData(estimateForm.id, data.form)
  if (data.result) return <EstimateResult result={data.result} place={data.page} />
  if (view) return <EstimateForm view={view} place={data.page} />
  return <EstimateIntro data={data} />
}
