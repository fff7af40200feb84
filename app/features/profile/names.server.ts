import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { whyNotDone } from '../../http/act-failure.server'
import { sayNext } from '../../http/flash.server'
import { leaveAnswer } from '../../http/form-answer.server'
import { requiredText } from '../../http/form-fields.server'
import type { Visitor } from '../../http/visitor.server'
import { localizedPath } from '../../i18n/languages'
import { updateProfile } from '../../upstream/profile.server'
import { PATH } from './address'
import type { ProfileMistake, ReturnedProfile } from './answer'

const word = (mistake: ProfileMistake) => mistake

const Names = z.object({
  first_name: requiredText(255, { missing: word('first_missing'), wrong: word('too_long') }),
  last_name: requiredText(255, { missing: word('last_missing'), wrong: word('too_long') }),
  personal_number: z
    .string()
    .default('')
    .transform((digits) => digits.replace(/\s/g, ''))
    .refine((digits) => /^(\d{11})?$/.test(digits), word('personal_wrong')),
})

/** Takes the form of the names. */
export async function saveNames(visitor: Visitor, context: AppLoadContext, values: Record<string, string>) {
  const comeBack = (init: ResponseInit, wrong: Pick<ReturnedProfile, 'mistakes' | 'failure'>) => {
    leaveAnswer(context, { form: 'names', values, ...wrong } satisfies ReturnedProfile)
    return data(null, init)
  }
  const read = Names.safeParse(values)
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => ({
      field: String(path[0]),
      mistake: message as ProfileMistake,
    }))
    return comeBack({ status: 422 }, { mistakes: issues })
  }
  const notDone = await whyNotDone(visitor.call(updateProfile(read.data)), Object.keys(Names.shape))
  if (notDone) {
    const { rejected, failure, ...init } = notDone
    return comeBack(init, { mistakes: rejected.map((field) => ({ field, mistake: 'rejected' })), failure })
  }
  const here = localizedPath(PATH, visitor.language)
  return redirect(here, { status: 303, headers: { 'Set-Cookie': sayNext('profile_saved') } })
}
