import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { estimatePrice } from '~/upstream/estimate.server'
import { cities } from '~/upstream/locations.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { parseDraft, resetDependentFields } from './draft'
import { type EstimateFormResult, setFormResult } from './form-result.server'
import { runFormStep } from './form-steps.server'
import { type Outcome, serializeSavedEstimate } from './saved-estimate.server'
import { estimateTabHref, TABS, toEstimatePageUrl } from './urls'
import { validateDraft } from './validate-draft.server'

/** The form works above any page. A guest who requests an estimate signs in first and finds the form filled in. */
export async function estimateAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const visitor = getVisitor(args)
  const form = await parseFormData(request)
  const page = toEstimatePageUrl(new URL(request.url))
  const draft = resetDependentFields(parseDraft(form), form)
  if (!(await visitor.user()))
    return redirect(estimateTabHref(page, TABS.form), {
      status: 303,
      headers: { 'Set-Cookie': serializeSavedEstimate({ draft }, context) },
    })

  const respondWithForm = (left: EstimateFormResult, status = left.fieldErrors.length > 0 ? 422 : 200) => {
    setFormResult(context, left)
    return data(null, { status })
  }
  const formResult = await runFormStep({
    form,
    draft,
    visitor,
    geocoder: context.geocoder,
    requestId: context.requestId,
  })
  if (formResult) return respondWithForm(formResult)

  const [places, dictionaries] = await Promise.all([
    visitor.cachedCall(cities),
    visitor.cachedCall(statementParameters),
  ])
  const validation = validateDraft(draft, { cities: places, dictionaries })
  if ('fieldErrors' in validation) return respondWithForm({ draft, fieldErrors: validation.fieldErrors })
  const outcome =
    'reason' in validation ? { reason: validation.reason } : await requestEstimate(visitor, validation.flat)
  if (outcome === 'limited') return respondWithForm({ draft, fieldErrors: [], notice: 'limited' }, 429)
  const headers = {
    'Set-Cookie': serializeSavedEstimate(outcome === 'failed' ? { draft } : { draft, outcome }, context),
  }
  if (outcome === 'failed')
    return redirect(estimateTabHref(page, TABS.intro, ['ai_failed', '1']), { status: 303, headers })
  return redirect(estimateTabHref(page, TABS.result), { status: 303, headers })
}

async function requestEstimate(
  visitor: Visitor,
  flat: Parameters<typeof estimatePrice>[0],
): Promise<Outcome | 'limited' | 'failed'> {
  try {
    const answer = await visitor.call(estimatePrice(flat))
    if (!('estimate' in answer)) return { reason: answer.reason }
    const { total, perMetre, currencyId } = answer.estimate
    return { total, perMetre, currencyId, madeAt: new Date().toISOString() }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return error.status === 429 ? 'limited' : 'failed'
  }
}
