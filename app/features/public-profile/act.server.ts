import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { whyNotDone } from '../../http/act-failure.server'
import { sayNext } from '../../http/flash.server'
import { readForm, typedIn } from '../../http/form.server'
import { leaveAnswer } from '../../http/form-answer.server'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { localizedPath } from '../../i18n/languages'
import { pictureKinds, updateFace } from '../../upstream/public-profile.server'
import { type FaceMistake, isCompany, PATH, type ReturnedFace } from './face'
import { CompanyFields, NameField } from './fields.server'
import { takePictures } from './pictures.server'

/** Takes the form: saved, or the same page with everything that was typed and the pictures that were sent. */
export async function saveFace({ request, context }: ActionFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const form = await readForm(request)
  const values = typedIn(form)
  const ofCompany = isCompany(user.role)
  const fields = ofCompany ? CompanyFields : NameField
  const { pictures, mistakes, failure } = await takePictures(visitor, form, ofCompany)
  const comeBack = (init: ResponseInit, wrong: Pick<ReturnedFace, 'mistakes' | 'failure'>) => {
    leaveAnswer(context, { values, pictures, ...wrong } satisfies ReturnedFace)
    return data(null, init)
  }
  if (failure) return comeBack({ status: failure === 'too_often' ? 429 : 503 }, { mistakes, failure })
  const read = fields.safeParse(values)
  const issues = read.success ? [] : read.error.issues
  const wrong = [
    ...mistakes,
    ...issues.map(({ path, message }) => ({ field: String(path[0]), mistake: message as FaceMistake })),
  ].filter(({ field }, at, all) => all.findIndex((one) => one.field === field) === at)
  if (!read.success || wrong.length > 0) return comeBack({ status: 422 }, { mistakes: wrong })

  const chosen = pictureKinds
    .filter((kind) => kind === 'photo' || ofCompany)
    .map((kind) => [`${kind}_token`, pictures[kind]?.token ?? (values[`remove_${kind}`] ? '' : undefined)])
  const saving = visitor.call(updateFace({ ...read.data, ...Object.fromEntries(chosen) }))
  const names = [...Object.keys(fields.shape), 'photo_token', 'cover_token']
  const notDone = await whyNotDone(saving, names)
  if (notDone) {
    const { rejected, failure: why, ...init } = notDone
    const refused = rejected.map((name) => ({
      field: name.replace('_token', ''),
      mistake: 'rejected' satisfies FaceMistake,
    }))
    return comeBack(init, { mistakes: refused as ReturnedFace['mistakes'], failure: why })
  }
  return redirect(localizedPath(PATH, visitor.language), {
    status: 303,
    headers: { 'Set-Cookie': sayNext('profile_saved') },
  })
}
