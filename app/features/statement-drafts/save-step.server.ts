import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { type ReceivedForm, type RejectedForm, withPageData } from '~/forms/received-form.server'
import { getI18n } from '~/i18n/i18n.server'
import type { PriceDoubt } from '~/upstream/price-doubts'
import { saveDraft, startDraft } from '~/upstream/statement-drafts.server'
import { toPriceKey } from '~contract/price-doubts'
import {
  type DraftField,
  type DraftValues,
  findDraftErrors,
  findUnsavable,
  isApplicable,
  listStepFields,
} from '~contract/statement-drafts'
import { applyTypedUnits } from '~contract/typed-units'
import { serializeDraftKey } from './draft-keys.server'
import { loadDraftOptions } from './field-options.server'
import type { OpenDraft } from './open-draft.server'
import { toStepErrors } from './step-errors.server'
import { draftStepHref, getNextStep, getPreviousStep } from './urls'

interface StepForm {
  values: Partial<Record<DraftField, string>> & { version: number; intent?: string }
  reject: ReceivedForm<DraftValues>['reject']
  /** The unusual price that the page has asked about. */
  confirmedPrice?: string
  /** Looks at values without errors before they are saved; not called on the way back. */
  review?: (values: DraftValues) => Promise<RejectedForm | undefined>
}

/** Data of a rejected step besides the errors. */
export interface StepReply {
  /** Fields saved in another tab since the page was shown. */
  changed: { field: DraftField; value: string }[]
  version: number
  /** The price that has to be confirmed. */
  doubt?: PriceDoubt
}

/**
 * Validates the fields of the step, saves them, and continues to the next one, or back with unfinished
 * values.
 */
export async function saveStep(
  args: ActionFunctionArgs,
  open: OpenDraft,
  form: StepForm,
): Promise<Response | RejectedForm> {
  const { visitor, page, draft, reference } = open
  const fields = listStepFields(page.step)
  const typed = applyTypedUnits(trimFields(form.values, fields), draft?.values)
  const all = { ...draft?.values, ...typed }
  // Fields that do not apply are cleared, as they may be left from another type of property.
  const values: DraftValues = Object.fromEntries(
    fields.map((field) => [field, isApplicable(field, all) ? (typed[field] ?? '') : '']),
  )
  const isBack = form.values.intent === 'back'
  const findErrors = isBack ? findUnsavable : findDraftErrors
  const errors = findErrors({ ...draft?.values, ...values }, fields)
  if (errors.length > 0) {
    const { language } = visitor
    const [i18n, { options }] = await Promise.all([getI18n(language), loadDraftOptions(visitor, all)])
    const t = i18n.getFixedT(language, 'statement-drafts')
    return form.reject(toStepErrors(errors, { t, language, values: all, options }))
  }
  const { confirmedPrice } = form
  const isConfirmed = confirmedPrice !== undefined && confirmedPrice === toPriceKey(values)
  const question = isBack || isConfirmed ? undefined : await form.review?.(values)
  if (question) return question
  if (!reference) {
    const started = await visitor.call(startDraft(values))
    const headers = new Headers()
    if (started.key) headers.append('Set-Cookie', serializeDraftKey(args, started))
    const next = { ...page, draft: started.id, step: getNextStep(page.step) }
    return redirect(draftStepHref(next, visitor.language), { status: 303, headers })
  }
  const saved = await visitor.call(
    saveDraft(reference, { values, version: form.values.version, confirmedPrice }),
  )
  if (saved.isSaved) {
    const step = isBack ? getPreviousStep(page.step) : getNextStep(page.step)
    return redirect(draftStepHref({ ...page, step }, visitor.language), 303)
  }
  const reply: StepReply = {
    changed: saved.changed.map((field) => ({ field, value: saved.draft.values[field] ?? '' })),
    version: saved.draft.version,
  }
  const answer = form.reject({ '': { key: 'changed_elsewhere' } }, { status: 409 })
  return withPageData(answer, reply)
}

function trimFields(values: DraftValues, fields: readonly DraftField[]): DraftValues {
  return Object.fromEntries(
    fields.map((field) => [field, (values[field] ?? '').replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()]),
  )
}
