import { useDefinedForm } from '~/forms/use-defined-form'
import type { EstimateDraft } from './draft'
import { estimateForm } from './form'

export function useEstimateForm(draft: EstimateDraft) {
  return useDefinedForm(estimateForm, { defaultValue: draft })
}

export type EstimateFields = ReturnType<typeof useEstimateForm>['fields']
