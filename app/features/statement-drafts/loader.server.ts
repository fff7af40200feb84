import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { drawPinMap } from '~/features/map/index.server'
import { type LoadedDraft, loadDraft } from '~/forms/load-draft.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Visitor } from '~/session/visitor.server'
import { ownStatementPage } from '~/upstream/own-statements.server'
import { type DraftReference, draftDuplicates, draftPriceDoubt } from '~/upstream/statement-drafts.server'
import {
  CLIENT_OWNERS,
  DRAFT_STEPS,
  type DraftFieldError,
  type DraftStep,
  type DraftValues,
  findDraftErrors,
  getDraftStep,
  listStepFields,
} from '~contract/statement-drafts'
import { MAX_PER_PAGE } from '~contract/values/page-number'
import { loadDraftOptions } from './field-options.server'
import { contactForm } from './form'
import { openDraft } from './open-draft.server'
import type { PlaceReply } from './place-replies.server'
import { getSubmittedView } from './place-values'
import { loadPriceRange } from './price-range.server'
import { draftStepHref } from './urls'

/** Steps that show the prices of similar flats. */
const PRICE_STEPS: readonly DraftStep[] = ['price', 'check']

export async function loadStatementDraft(args: LoaderFunctionArgs) {
  const { visitor, page, draft, reference } = await openDraft(args)
  const { language } = visitor
  if (!draft && page.step !== 'kind') throw redirect(draftStepHref({ ...page, step: 'kind' }, language))
  const values: DraftValues = { ...draft?.values }
  // Shown in the reader's language, not in the one that was typed.
  if (draft?.localAddress) values.address = draft.localAddress
  const [user, options, i18n, priceRange, duplicates, priceDoubt] = await Promise.all([
    visitor.user(),
    loadDraftOptions(visitor, values),
    getI18n(language),
    PRICE_STEPS.includes(page.step)
      ? visitor.optional('price range', loadPriceRange(visitor, values))
      : undefined,
    page.step === 'check' && reference
      ? visitor.optional('duplicates', loadDuplicates(visitor, reference))
      : undefined,
    page.step === 'check' && reference
      ? visitor.optional('price doubt', visitor.call(draftPriceDoubt(reference)))
      : undefined,
  ])
  const errors = findDraftErrors(values)
  const t = i18n.getFixedT(language, 'statement-drafts')
  const title = t(page.statement ? 'title_edit' : 'title')
  return {
    page: { ...page, draft: draft?.id ?? page.draft },
    draft,
    values,
    /** All errors that prevent publishing. */
    errors,
    doneSteps: listDoneSteps(values, errors, draft?.photos.length ?? 0),
    isSignedIn: user !== undefined,
    hasClients: CLIENT_OWNERS.some((type) => type === user?.role),
    known: {
      owner_name: values.owner_name ?? user?.name ?? '',
      phone_number: values.phone_number ?? user?.phone ?? '',
      client_name: values.client_name ?? '',
      client_phone: values.client_phone ?? '',
      client_note: values.client_note ?? '',
    },
    /** Confirmed numbers for the statement of an agent: the agent's and the company's. */
    agentPhones:
      draft && 'agentPhones' in draft && draft.agentPhones
        ? [...new Set([...draft.agentPhones, ...(user?.validPhones ?? [])])]
        : undefined,
    phoneDraft: page.step === 'contact' && user ? await loadContact(args) : undefined,
    place: {
      pin: drawPinMap(getSubmittedView(values), language, args.context.site.map.drawingVersion),
    } satisfies PlaceReply as PlaceReply,
    /** Usual price range of similar flats, if known. */
    priceRange,
    duplicates: duplicates ?? [],
    /** Why the price has to be confirmed. */
    priceDoubt,
    ...options,
    photoFormScript: page.step === 'photos' ? args.context.photoFormScript : undefined,
    title,
    /** Distinguishes steps in tabs, in the history and for screen readers. */
    pageTitle: `${title}: ${t(`steps.${page.step}`)}`,
  }
}

export type StatementDraftData = Awaited<ReturnType<typeof loadStatementDraft>>

/** Lists completed steps; photos and description are optional, and incomplete while empty. */
function listDoneSteps(values: DraftValues, errors: readonly DraftFieldError[], photos: number): DraftStep[] {
  const unfinished = errors.map(({ field }) => getDraftStep(field))
  return DRAFT_STEPS.filter((step) => {
    if (step === 'photos') return photos > 0
    return !unfinished.includes(step) && listStepFields(step).some((field) => values[field])
  })
}

async function loadContact(args: LoaderFunctionArgs): Promise<LoadedDraft> {
  return loadDraft(args, contactForm)
}

/** Loads the user's own statements that offer the same property. */
async function loadDuplicates(visitor: Visitor, draft: DraftReference) {
  const ids = await visitor.call(draftDuplicates(draft))
  if (ids.length === 0) return []
  const query = new URLSearchParams({ ids: ids.join(), per_page: String(MAX_PER_PAGE) })
  const { statements } = await visitor.call(ownStatementPage(query))
  return statements.map(({ id, title, slug, middleSlug }) => ({ id, title, slug, middleSlug }))
}
