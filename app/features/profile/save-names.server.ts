import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { requiredText } from '~/forms/field-schemas.server'
import { setFormResult } from '~/forms/form-result.server'
import { submissionError } from '~/forms/submission-error.server'
import { toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import type { Visitor } from '~/session/visitor.server'
import { updateProfile } from '~/upstream/profile.server'
import { isPersonalNumber } from '~contract/values/registered-number'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import type { ProfileErrorKey, ProfileFormResult } from './form'
import { PERSONAL_INFORMATION_PATH } from './urls'

const errorKey = (error: ProfileErrorKey) => error

const namesSchema = z.object({
  first_name: requiredText(MAX_LINE_LENGTH, {
    missing: errorKey('first_name_missing'),
    invalid: errorKey('too_long'),
  }),
  last_name: requiredText(MAX_LINE_LENGTH, {
    missing: errorKey('last_name_missing'),
    invalid: errorKey('too_long'),
  }),
  personal_number: z
    .string()
    .default('')
    .transform((digits) => digits.replace(/\s/g, ''))
    .refine((digits) => digits === '' || isPersonalNumber(digits), errorKey('personal_number_invalid')),
})

export async function saveNamesAction(
  visitor: Visitor,
  context: AppLoadContext,
  values: Record<string, string>,
) {
  const respondWithErrors = (
    init: ResponseInit,
    errors: Pick<ProfileFormResult, 'fieldErrors' | 'failure'>,
  ) => {
    setFormResult(context, { form: 'names', values, ...errors } satisfies ProfileFormResult)
    return data(null, init)
  }
  const read = namesSchema.safeParse(values)
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => ({
      field: String(path[0]),
      error: message as ProfileErrorKey,
    }))
    return respondWithErrors({ status: 422 }, { fieldErrors: issues })
  }
  const submissionFailure = await submissionError(
    visitor.call(updateProfile(read.data)),
    Object.keys(namesSchema.shape),
  )
  if (submissionFailure) {
    const { rejectedFields: rejected, failure, ...init } = submissionFailure
    return respondWithErrors(init, {
      fieldErrors: rejected.map((field) => ({ field, error: 'rejected' })),
      failure,
    })
  }
  const pagePath = toLocalizedPath(PERSONAL_INFORMATION_PATH, visitor.language)
  return redirect(pagePath, { status: 303, headers: { 'Set-Cookie': setFlash('profile_saved') } })
}
