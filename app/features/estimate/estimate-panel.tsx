import { EstimateForm } from './estimate-form'
import { EstimateIntro } from './estimate-intro'
import { EstimateResult } from './estimate-result'
import type { EstimateData } from './loader.server'

export function EstimateTab({ data }: { data: EstimateData }) {
  if (data.result) return <EstimateResult result={data.result} place={data.page} />
  if (data.form) return <EstimateForm form={data.form} place={data.page} />
  return <EstimateIntro data={data} />
}
