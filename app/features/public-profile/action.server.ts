import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import type { ReceivedForm, RejectedForm } from '~/forms/received-form.server'
import { toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { updatePublicProfile } from '~/upstream/public-profile.server'
import { isCompany } from '~contract/accounts'
import { companyProfileForm, PUBLIC_PROFILE_PATH, personProfileForm } from './form'
import { uploadPictures } from './upload-pictures.server'

export async function publicProfileAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const user = await requireUser(visitor, args.request)
  const upload = (fields: FormData) => uploadPictures(visitor, fields)
  const savePerson = onSubmit(
    personProfileForm,
    ({ values: { display_name, photo_token, remove_photo }, refuse }) =>
      save(visitor, { display_name, photo_token: toPictureChange(photo_token, remove_photo) }, refuse),
    upload,
  )
  const saveCompany = onSubmit(
    companyProfileForm,
    ({ values, refuse }) => {
      const { photo, photo_url, remove_photo, cover, cover_url, remove_cover, links, ...texts } = values
      const change = {
        ...texts,
        links: [...new Set(links.filter(Boolean))].join('\n'),
        photo_token: toPictureChange(texts.photo_token, remove_photo),
        cover_token: toPictureChange(texts.cover_token, remove_cover),
      }
      return save(visitor, change, refuse)
    },
    upload,
  )
  return handleForms(args, isCompany(user.role) ? saveCompany : savePerson)
}

/** Returns the change: a token sets a new picture, an empty text removes the current one. */
function toPictureChange(token: string | undefined, isRemoved: boolean): string | undefined {
  return token ?? (isRemoved ? '' : undefined)
}

async function save(
  visitor: Visitor,
  change: Record<string, string | undefined>,
  refuse: ReceivedForm<unknown>['refuse'],
): Promise<Response | RejectedForm> {
  const answer = await visitor.call(updatePublicProfile(change))
  if (!answer.ok) {
    // The field on the page is the file, not its token.
    const fieldErrors = answer.fieldErrors.map(({ field, message }) => ({
      field: field.replace('_token', ''),
      message,
    }))
    return refuse({ ...answer, fieldErrors })
  }
  return redirect(toLocalizedPath(PUBLIC_PROFILE_PATH, visitor.language), {
    status: 303,
    headers: { 'Set-Cookie': setFlash('profile_saved') },
  })
}
