import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onButton, onSubmit } from '~/forms/form-action.server'
import { setFormData } from '~/forms/form-data.server'
import { type RejectedForm, withPageData } from '~/forms/received-form.server'
import { toLocalizedPath } from '~/i18n/languages'
import { type FlashName, setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import type { Visitor } from '~/session/visitor.server'
import { changePhoto, deleteDraft, publishDraft, uploadPhoto } from '~/upstream/statement-drafts.server'
import { isDraftField, NEW_STATEMENT_PATH, OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { serializeWithoutDraftKey } from './draft-keys.server'
import {
  agentContactForm,
  contactForm,
  deleteDraftForm,
  descriptionForm,
  kindForm,
  photosForm,
  placeForm,
  priceForm,
  propertyForm,
  publishForm,
} from './form'
import { isOfAgent, type OpenDraft, openDraftForChange } from './open-draft.server'
import { getFormerPlace, getPhotoAnchor, listPhotoMoves } from './photo-moves'
import { takePlaceStep } from './place-step.server'
import { takePriceStep } from './price-step.server'
import { saveStep } from './save-step.server'
import { isUpload, type SendPhoto, uploadPhotos } from './upload-photos.server'
import { draftPhotoUpload } from './uploads'
import { draftStepHref, getNextStep, getPreviousStep, movedPhotoHref } from './urls'

type StepAction = (args: ActionFunctionArgs, open: OpenDraft) => Promise<Response | RejectedForm>

const SIMPLE_FORMS = { kind: kindForm, home: propertyForm, words: descriptionForm } as const

export async function statementDraftAction(args: ActionFunctionArgs) {
  const open = await openDraftForChange(args)
  const { page, draft, visitor } = open
  // Other steps require a draft, which the first one creates.
  if (!draft && page.step !== 'kind')
    return redirect(draftStepHref({ ...page, step: 'kind' }, visitor.language), 303)
  return page.isDeleting ? removeDraft(args, open) : ACTIONS[page.step](args, open)
}

const removeDraft: StepAction = (args, { visitor, reference }) =>
  handleForms(
    args,
    onSubmit(deleteDraftForm, async () => {
      if (!reference) throw new Error('a draft is open')
      await visitor.call(deleteDraft(reference))
      const path = (await visitor.user()) ? OWN_STATEMENTS_PATH : NEW_STATEMENT_PATH
      return redirectAfterDraft(args, { path, flash: 'draft_deleted', draft: reference.id, visitor })
    }),
  )

interface DraftRedirect {
  path: string
  flash: FlashName
  draft: string
  visitor: Visitor
}

/** Redirects after the draft was published or deleted, and removes its key. */
function redirectAfterDraft(
  args: ActionFunctionArgs,
  { path, flash, draft, visitor }: DraftRedirect,
): Response {
  const headers = new Headers({ 'Set-Cookie': setFlash(flash) })
  headers.append('Set-Cookie', serializeWithoutDraftKey(args, draft))
  return redirect(toLocalizedPath(path, visitor.language), { status: 303, headers })
}

const saveSimpleStep: StepAction = (args, open) => {
  const form = SIMPLE_FORMS[open.page.step as keyof typeof SIMPLE_FORMS]
  return handleForms(
    args,
    onSubmit(form, ({ values, reject }) => saveStep(args, open, { values, reject })),
  )
}

const savePlace: StepAction = (args, open) =>
  handleForms(
    args,
    onSubmit(placeForm, (form) => takePlaceStep(args, open, form)),
  )

const saveContact: StepAction = async (args, open) => {
  await requireUser(open.visitor, args.request)
  return handleForms(
    args,
    isOfAgent(open)
      ? onSubmit(agentContactForm, ({ values, reject }) => saveStep(args, open, { values, reject }))
      : onSubmit(contactForm, ({ values, reject }) => saveStep(args, open, { values, reject })),
    onButton(contactForm, 'back', () => redirect(previousHref(open), 303)),
  )
}

const savePrice: StepAction = (args, open) =>
  handleForms(
    args,
    onSubmit(priceForm, (form) => takePriceStep(args, open, form)),
  )

function previousHref({ page, visitor }: OpenDraft): string {
  return draftStepHref({ ...page, step: getPreviousStep(page.step) }, visitor.language)
}

const changePhotos: StepAction = async (args, open) => {
  const { visitor, page, reference, draft } = open
  const { language } = visitor
  if (!reference) throw new Error('a draft is open')
  const currentHref = draftStepHref(page, language)
  const nextHref = draftStepHref({ ...page, step: getNextStep(page.step) }, language)
  const { refused, isTooSlow } = await takeFiles(args, (path, name) =>
    visitor.call(uploadPhoto(reference, path, name)),
  )
  return handleForms(
    args,
    onSubmit(photosForm, async ({ values, reject }) => {
      const { tokens, captions, kinds, places, operation, intent } = values
      const [act, chosen = '', position] = operation
      for (const [index, token] of tokens.entries()) {
        const change = { caption: captions[index] ?? '', kind: kinds[index] ?? 'photo' }
        await visitor.call(
          changePhoto(
            reference,
            token,
            act !== 'save' && token === chosen
              ? { ...change, operation: act, position: Number(position ?? 0) || 0 }
              : change,
          ),
        )
      }
      const moves = act === 'save' ? listPhotoMoves(tokens, places) : []
      for (const { token, position } of moves)
        await visitor.call(changePhoto(reference, token, { operation: 'place', position }))
      if (act === 'restore') await visitor.call(changePhoto(reference, chosen, { operation: act }))
      const hrefs: Record<string, string> = { next: nextHref, back: previousHref(open) }
      const anchor = getPhotoAnchor({ tokens, operation, moves, removed: draft?.removedPhotos ?? [] })
      const formerPlace = getFormerPlace({ tokens, operation, moves })
      const samePageHref = formerPlace ? movedPhotoHref(page, formerPlace, language) : currentHref
      if (refused.length === 0)
        return redirect(hrefs[intent] ?? `${samePageHref}#${anchor ?? photosForm.id}`, 303)
      const answer = reject(
        { photos: { key: 'photos_refused', args: { count: refused.length } } },
        isTooSlow ? { status: 408, headers: { Connection: 'close' } } : undefined,
      )
      return withPageData(answer, refused)
    }),
  )
}

/** Uploads the files of the form as they arrive; its other fields are left for its handler. */
async function takeFiles({ request }: ActionFunctionArgs, sendPhoto: SendPhoto) {
  if (!isUpload(request)) return { refused: [], isTooSlow: false }
  const { form, ...taken } = await uploadPhotos({ request }, draftPhotoUpload, sendPhoto)
  setFormData(request, form)
  return taken
}

const publish: StepAction = async (args, { visitor, reference }) => {
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(publishForm, async ({ values: { confirmed_price }, reject }) => {
      if (!reference) throw new Error('a draft is open')
      const answer = await visitor.call(publishDraft(reference, confirmed_price))
      if (!answer.ok) {
        // Only the upstream can check these, for example an option that the type lacks.
        const fields = answer.fieldErrors.map(({ field }) => field).filter(isDraftField)
        return withPageData(reject({ '': { key: 'not_complete' } }), fields)
      }
      const path = answer.statement ? `/statements/${answer.statement}` : OWN_STATEMENTS_PATH
      const flash = answer.state === 'published' ? 'statement_published' : 'statement_in_review'
      return redirectAfterDraft(args, { path, flash, draft: reference.id, visitor })
    }),
  )
}

const ACTIONS = {
  kind: saveSimpleStep,
  place: savePlace,
  home: saveSimpleStep,
  price: savePrice,
  photos: changePhotos,
  words: saveSimpleStep,
  contact: saveContact,
  check: publish,
} as const
