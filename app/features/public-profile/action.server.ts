import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { formValues, parseFormData } from '~/forms/form-data.server'
import { setFormResult } from '~/forms/form-result.server'
import { submissionError } from '~/forms/submission-error.server'
import { toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { updatePublicProfile } from '~/upstream/public-profile.server'
import { isCompany } from '~contract/accounts'
import { PROFILE_PICTURE_KINDS } from '~contract/public-profile'
import { PUBLIC_PROFILE_PATH, type PublicProfileErrorKey, type PublicProfileFormResult } from './form'
import { companySchema, nameSchema } from './schema.server'
import { uploadPictures } from './upload-pictures.server'

export async function publicProfileAction({ request, context }: ActionFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const form = await parseFormData(request)
  const values = formValues(form)
  const isCompanyProfile = isCompany(user.role)
  const fields = isCompanyProfile ? companySchema : nameSchema
  const {
    pictures,
    fieldErrors: uploadErrors,
    failure,
  } = await uploadPictures(visitor, form, isCompanyProfile)
  const respondWithErrors = (
    init: ResponseInit,
    errors: Pick<PublicProfileFormResult, 'fieldErrors' | 'failure'>,
  ) => {
    setFormResult(context, { values, pictures, ...errors } satisfies PublicProfileFormResult)
    return data(null, init)
  }
  if (failure)
    return respondWithErrors(
      { status: failure === 'too_often' ? 429 : 503 },
      { fieldErrors: uploadErrors, failure },
    )
  const read = fields.safeParse(values)
  const issues = read.success ? [] : read.error.issues
  const fieldErrors = [
    ...uploadErrors,
    ...issues.map(({ path, message }) => ({
      field: String(path[0]),
      error: message as PublicProfileErrorKey,
    })),
  ].filter(({ field }, at, all) => all.findIndex((one) => one.field === field) === at)
  if (!read.success || fieldErrors.length > 0) return respondWithErrors({ status: 422 }, { fieldErrors })

  const chosen = PROFILE_PICTURE_KINDS.filter((kind) => kind === 'photo' || isCompanyProfile).map((kind) => [
    `${kind}_token`,
    pictures[kind]?.token ?? (values[`remove_${kind}`] ? '' : undefined),
  ])
  const saving = visitor.call(updatePublicProfile({ ...read.data, ...Object.fromEntries(chosen) }))
  const names = [...Object.keys(fields.shape), 'photo_token', 'cover_token']
  const submissionFailure = await submissionError(saving, names)
  if (submissionFailure) {
    const { rejectedFields: rejected, failure: submitFailure, ...init } = submissionFailure
    const refused = rejected.map((name) => ({
      field: name.replace('_token', ''),
      error: 'rejected' satisfies PublicProfileErrorKey,
    }))
    return respondWithErrors(init, {
      fieldErrors: refused as PublicProfileFormResult['fieldErrors'],
      failure: submitFailure,
    })
  }
  return redirect(toLocalizedPath(PUBLIC_PROFILE_PATH, visitor.language), {
    status: 303,
    headers: { 'Set-Cookie': setFlash('profile_saved') },
  })
}
