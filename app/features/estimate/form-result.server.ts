import type { AppLoadContext } from '@remix-run/node'
import type { Street } from '~/upstream/locations.server'
import type { EstimateDraft } from './draft'
import type { EstimateFieldError } from './form'

export interface EstimateFormResult {
  draft: EstimateDraft
  fieldErrors: EstimateFieldError[]
  streets?: Street[] | undefined
  notice?: 'street_added' | 'street_known' | 'street_failed' | 'search_failed' | 'limited' | undefined
}

const formResults = new WeakMap<AppLoadContext, EstimateFormResult>()

export function setFormResult(context: AppLoadContext, form: EstimateFormResult): void {
  formResults.set(context, form)
}

export function getFormResult(context: AppLoadContext): EstimateFormResult | undefined {
  return formResults.get(context)
}
