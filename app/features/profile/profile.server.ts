import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { type LoadedDraft, loadDraft } from '~/forms/load-draft.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { updateProfile } from '~/upstream/profile.server'
import { LISTED_ACCOUNT_TYPES } from '~contract/accounts'
import { namesForm, phoneForm } from './form'
import { PERSONAL_INFORMATION_PATH } from './urls'

export async function loadProfile(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const user = await requireUser(visitor, args.request)
  const [i18n, draft] = await Promise.all([getI18n(visitor.language), loadDraft(args, phoneForm)])
  return {
    user,
    accountType: LISTED_ACCOUNT_TYPES.find((type) => type === user.role),
    phoneDraft: forNewNumber(draft),
    title: i18n.getFixedT(visitor.language, 'profile')('title'),
  }
}

export type ProfileData = Awaited<ReturnType<typeof loadProfile>>

export async function profileAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const page = toLocalizedPath(PERSONAL_INFORMATION_PATH, visitor.language)
  return handleForms(
    args,
    onSubmit(namesForm, async ({ values, refuse }) => {
      const answer = await visitor.call(updateProfile(values))
      if (!answer.ok) return refuse(answer)
      return redirect(page, { status: 303, headers: { 'Set-Cookie': setFlash('profile_saved') } })
    }),
    onSubmit(phoneForm, async ({ values, draft, refuse }) => {
      const answer = await visitor.call(updateProfile(values))
      if (!answer.ok) return refuse(answer)
      draft.values = {}
      return redirect(page, { status: 303, headers: { 'Set-Cookie': setFlash('profile_phone') } })
    }),
  )
}

/** Removes the account's number, which is proved, from a field meant for another one. */
function forNewNumber(draft: LoadedDraft): LoadedDraft {
  if (draft.values.phone_number !== undefined) return draft
  return { ...draft, phoneProof: { isDone: false, waitSeconds: undefined } }
}
