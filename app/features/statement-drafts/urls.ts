import { type Language, toLocalizedPath } from '~/i18n/languages'
import { DRAFT_STEPS, type DraftStep, NEW_STATEMENT_PATH } from '~contract/statement-drafts'
import { PHOTO_PART_PATH } from '~contract/statement-photos'

export const editStatementPath = (id: number) => `/account/statements/${id}/edit`

export interface DraftPageUrl {
  /** Draft id in the query; that of an edited statement follows from the path. */
  draft: string | undefined
  /** Id of the edited statement. */
  statement: number | undefined
  step: DraftStep
  /** True to ask before the draft is deleted. */
  isDeleting: boolean
}

const DELETE_PARAM = 'delete'

export function parseDraftPageUrl(
  searchParams: URLSearchParams,
  statement: number | undefined,
): DraftPageUrl {
  const draft = searchParams.get('draft') || undefined
  const step = searchParams.get('step')
  return {
    draft: statement === undefined ? draft : undefined,
    statement,
    step: DRAFT_STEPS.find((one) => one === step) ?? (statement === undefined ? 'kind' : 'check'),
    isDeleting: searchParams.has(DELETE_PARAM),
  }
}

type DraftStepUrl = Omit<DraftPageUrl, 'isDeleting'>

export function draftStepHref({ draft, statement, step }: DraftStepUrl, language: Language): string {
  const query = new URLSearchParams()
  if (draft !== undefined && statement === undefined) query.set('draft', draft)
  query.set('step', step)
  const path = statement === undefined ? NEW_STATEMENT_PATH : editStatementPath(statement)
  return toLocalizedPath(`${path}?${query}`, language)
}

/** Returns the URL to which a script sends parts of photos, the same in every language. */
export function photoPartHref({ draft, statement }: Pick<DraftPageUrl, 'draft' | 'statement'>): string {
  return `${PHOTO_PART_PATH}?${statement === undefined ? `draft=${draft}` : `statement=${statement}`}`
}

export function deleteDraftHref(page: DraftStepUrl, language: Language): string {
  return `${draftStepHref(page, language)}&${DELETE_PARAM}=1`
}

export function getNextStep(step: DraftStep): DraftStep {
  return DRAFT_STEPS[DRAFT_STEPS.indexOf(step) + 1] ?? 'check'
}

export function getPreviousStep(step: DraftStep): DraftStep {
  return DRAFT_STEPS[DRAFT_STEPS.indexOf(step) - 1] ?? 'kind'
}
