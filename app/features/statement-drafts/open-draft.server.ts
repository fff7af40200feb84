import type { AppLoadContext } from '@remix-run/node'
import { notFound } from '~/http/error-responses.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import {
  claimDraft,
  type DraftReference,
  draftOf,
  type EditedDraft,
  editedDraft,
  type StatementDraft,
  statementDraft,
  statementOfDraft,
} from '~/upstream/statement-drafts.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { isUuid, parseId } from '~contract/values/ids'
import { toDraftReference } from './draft-keys.server'
import { type DraftPageUrl, parseDraftPageUrl } from './urls'

interface PageArgs {
  request: Request
  context: AppLoadContext
  params: { id?: string | undefined }
  /** Response for a missing draft: a redirect, for users who go back to it, or 404, for scripts. */
  missing?: 'redirect' | 'not_found'
}

export interface OpenDraft {
  visitor: Visitor
  page: DraftPageUrl
  /** Draft; undefined before the first step of a new statement is saved. */
  draft: StatementDraft | EditedDraft | undefined
  /** Reference; undefined also before the first change of a published statement. */
  reference: DraftReference | undefined
}

/**
 * Opens the draft of the page, unchanged.
 * @throws a redirect if a guest must sign in, to the statement of a published draft, and to the user's
 * statements for a deleted draft or another user's; 404 for another user's statement
 */
export async function openDraft({
  request,
  context,
  params,
  missing = 'redirect',
}: PageArgs): Promise<OpenDraft> {
  const visitor = getVisitor({ request, context })
  const isEdit = params.id !== undefined
  const statement = parseId(params.id)
  if (isEdit) await requireUser(visitor, request)
  if (isEdit && statement === undefined) throw notFound('errors.page_desc')
  const page = parseDraftPageUrl(new URL(request.url).searchParams, statement)
  if (statement !== undefined) {
    const draft = await findOwn(visitor.call(editedDraft(statement)))
    if (!draft) throw notFound('errors.page_desc')
    return { visitor, page, draft, reference: draft.id === undefined ? undefined : { id: draft.id } }
  }
  if (page.draft === undefined) return { visitor, page, draft: undefined, reference: undefined }
  const reference = toDraftReference({ request, context }, page.draft)
  const draft = isUuid(page.draft) ? await findOwn(visitor.call(statementDraft(reference))) : undefined
  if (draft) return { visitor, page, draft, reference }
  await requireUser(visitor, request)
  if (missing === 'not_found') throw notFound('errors.page_desc')
  const published = isUuid(page.draft) ? await findOwn(visitor.call(statementOfDraft(reference))) : undefined
  throw toPublished(published, visitor.language)
}

function toPublished(statement: number | undefined, language: Language): Response {
  const [path, flash] = statement
    ? ([`/statements/${statement}`, 'draft_published'] as const)
    : ([OWN_STATEMENTS_PATH, 'draft_missing'] as const)
  return redirectWithFlash(toLocalizedPath(path, language), flash)
}

/**
 * Opens the draft for a change: that of a published statement is created now, and a guest's draft moves to
 * the account after signing in.
 */
export async function openDraftForChange(args: PageArgs): Promise<OpenDraft> {
  const open = await openDraft(args)
  const { visitor, page, draft, reference } = open
  if (page.statement !== undefined && !reference)
    return { ...open, reference: await visitor.call(draftOf(page.statement, 'of-statement')) }
  if (draft && reference && !draft.hasOwner && (await visitor.user()))
    await visitor.call(claimDraft(reference))
  return open
}

/** Returns true if a company edits the statement of its agent. */
export function isOfAgent({ draft }: OpenDraft): boolean {
  return draft !== undefined && 'agentPhones' in draft && draft.agentPhones !== undefined
}

async function findOwn<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return undefined
    throw error
  }
}
