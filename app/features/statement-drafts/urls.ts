import { type Language, toLocalizedPath } from '~/i18n/languages'
import {
  DRAFT_STEPS,
  type DraftField,
  type DraftStep,
  getDraftStep,
  NEW_STATEMENT_PATH,
} from '~contract/statement-drafts'
import { PHOTO_PART_PATH } from '~contract/statement-photos'
import type { FormerPlace } from './photo-moves'

export const editStatementPath = (id: number) => `/account/statements/${id}/edit`

export interface DraftPageUrl {
  /** Draft id in the query; that of an edited statement follows from the path. */
  draft: string | undefined
  /** Id of the edited statement. */
  statement: number | undefined
  step: DraftStep
  /** True to ask before the draft is deleted. */
  isDeleting: boolean
  /** Set on the page after a photo was moved. */
  movedPhoto: FormerPlace | undefined
}

const DELETE_PARAM = 'delete'
const MOVED_PHOTO_PARAMS = { token: 'moved', position: 'from' } as const

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
    movedPhoto: parseMovedPhoto(searchParams),
  }
}

function parseMovedPhoto(searchParams: URLSearchParams): FormerPlace | undefined {
  const token = searchParams.get(MOVED_PHOTO_PARAMS.token)
  const position = searchParams.get(MOVED_PHOTO_PARAMS.position) ?? ''
  return token && /^\d{1,2}$/.test(position) ? { token, position: Number(position) } : undefined
}

type DraftStepUrl = Pick<DraftPageUrl, 'draft' | 'statement' | 'step'>

export function draftStepHref({ draft, statement, step }: DraftStepUrl, language: Language): string {
  const path = statement === undefined ? NEW_STATEMENT_PATH : editStatementPath(statement)
  return toLocalizedPath(`${path}?${toDraftQuery({ draft, statement, step })}`, language)
}

function toDraftQuery({ draft, statement, step }: DraftStepUrl): URLSearchParams {
  return new URLSearchParams({ ...(draft !== undefined && statement === undefined && { draft }), step })
}

/** Returns the URL of the photos after one was moved, which offers to move it back. */
export function movedPhotoHref(
  page: DraftStepUrl,
  { token, position }: FormerPlace,
  language: Language,
): string {
  const query = new URLSearchParams({
    [MOVED_PHOTO_PARAMS.token]: token,
    [MOVED_PHOTO_PARAMS.position]: `${position}`,
  })
  return `${draftStepHref(page, language)}&${query}`
}

/** Returns the URL of a field, in the step that asks for it. */
export function draftFieldHref(page: DraftStepUrl, field: DraftField, language: Language): string {
  const step = getDraftStep(field)
  return `${draftStepHref({ ...page, step }, language)}#statement-${step}-${field}`
}

/** Path of a preview within that of the draft. */
const PREVIEW_SEGMENT = 'preview'

export const draftPreviewPath = (statement: number | undefined) =>
  `${statement === undefined ? NEW_STATEMENT_PATH : editStatementPath(statement)}/${PREVIEW_SEGMENT}`

/** Returns the URL of the preview, which leads back to the same step. */
export function draftPreviewHref(page: DraftStepUrl, language: Language): string {
  return toLocalizedPath(`${draftPreviewPath(page.statement)}?${toDraftQuery(page)}`, language)
}

export const LARGE_PHOTO_PARAM = 'large'

/** Returns the URL of a draft's photo, which is private until the draft is published. */
export function draftPhotoHref(
  draft: string | undefined,
  { token, url }: { token: string; url: string | undefined },
  language: Language,
  size: 'small' | 'large' = 'small',
): string {
  const query = size === 'large' ? `?${LARGE_PHOTO_PARAM}=1` : ''
  return url ?? toLocalizedPath(`/account/statements/photos/${draft}/${token}${query}`, language)
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
