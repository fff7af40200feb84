import { EstimateForm } from './estimate-form'
import { Intro } from './intro'
import type { EstimateData } from './load.server'
import { Result } from './result'

/** The part of the estimator that is open: intro, form or result. */
export function EstimatePanel({ data }: { data: EstimateData }) {
  if (data.result) return <Result result={data.result} place={data.place} />
  if (data.form) return <EstimateForm form={data.form} place={data.place} />
  return <Intro data={data} />
}
