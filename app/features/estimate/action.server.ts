import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { TFunction } from 'i18next'
import type { FieldError } from '~/forms/field-error'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { type ReceivedForm, withPageData } from '~/forms/received-form.server'
import { formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { estimatePrice } from '~/upstream/estimate.server'
import { cities } from '~/upstream/locations.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { parseDraft, resetDependentFields, withUsualProjectType } from './draft'
import {
  type EstimateFieldError,
  type EstimateFormState,
  type EstimateValues,
  estimateForm,
  type LabelledField,
} from './form'
import { type FormStepResult, runFormStep, takeChosenStreet } from './form-steps.server'
import { loadFormView } from './form-view.server'
import { type Outcome, serializeSavedEstimate } from './saved-estimate.server'
import { estimateTabHref, TABS, toEstimatePageUrl } from './urls'
import { validateDraft } from './validate-draft.server'

/** Returns errors that name their fields, as several fields are similar. */
function toFormErrors(
  fieldErrors: readonly EstimateFieldError[],
  t: TFunction<'estimate'>,
  language: Language,
): Partial<Record<LabelledField, FieldError>> {
  return Object.fromEntries(
    fieldErrors.map(({ field, error, bound }) => {
      const label = t(`fields.${field}`)
      const args =
        bound === undefined ? { field: label } : { field: label, count: formatNumber(bound, language) }
      return [field, { key: error, args }]
    }),
  )
}

const HOUR_SECONDS = 3_600

/**
 * Handles the form above any page. A guest who requests an estimate signs in first and finds the form filled
 * in.
 */
export async function estimateAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const visitor = getVisitor(args)
  const page = toEstimatePageUrl(new URL(request.url))
  return handleForms(
    args,
    onSubmit(estimateForm, async (form) => {
      const { values } = form
      const sent = withUsualProjectType(resetDependentFields(parseDraft(values), values))
      if (!(await visitor.user()))
        return redirect(estimateTabHref(page, TABS.form), {
          status: 303,
          headers: { 'Set-Cookie': serializeSavedEstimate({ draft: sent }, args) },
        })
      const { geocoder, requestId } = context
      const pressed = { values, draft: sent, visitor, geocoder, requestId }
      const step = await runFormStep(pressed)
      if (step) return showStep(form, step)
      const draft = await takeChosenStreet(pressed)

      const [places, dictionaries] = await Promise.all([
        visitor.cachedCall(cities),
        visitor.cachedCall(statementParameters),
      ])
      const validation = validateDraft(draft, { cities: places, dictionaries })
      if ('fieldErrors' in validation) return showStep(form, { ...validation, draft })
      const outcome =
        'reason' in validation
          ? { reason: validation.reason }
          : await requestEstimate(visitor, validation.flat)
      if (outcome === 'limited') return showStep(form, { draft, isLimited: true })
      const saved = outcome === 'failed' ? { draft } : { draft, outcome }
      const headers = { 'Set-Cookie': serializeSavedEstimate(saved, args) }
      if (outcome === 'failed')
        return redirect(estimateTabHref(page, TABS.intro, ['ai_failed', '1']), { status: 303, headers })
      return redirect(estimateTabHref(page, TABS.result), { status: 303, headers })
    }),
  )

  async function showStep(form: ReceivedForm<EstimateValues>, step: FormStepResult) {
    return showForm(await answerStep(form, step), step)
  }

  async function answerStep(
    { show, reject }: ReceivedForm<EstimateValues>,
    { fieldErrors, isLimited }: FormStepResult,
  ) {
    if (isLimited)
      return reject(
        { '': { key: 'too_often' } },
        { status: 429, headers: { 'Retry-After': String(HOUR_SECONDS) } },
      )
    if (!fieldErrors) return show()
    const i18n = await getI18n(visitor.language)
    return reject(toFormErrors(fieldErrors, i18n.getFixedT(visitor.language, 'estimate'), visitor.language))
  }

  /** Shows the form with the values from the step, and their options. */
  async function showForm(
    answer: ReturnType<ReceivedForm<EstimateValues>['show']>,
    state: EstimateFormState,
  ) {
    const { draft, streets, notice } = state
    const view = loadFormView(visitor, context, { draft, streets, notice })
    return withPageData(answer, await visitor.optional('estimate form', view), draft)
  }
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
