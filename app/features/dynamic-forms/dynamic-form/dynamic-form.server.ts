import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { hasSentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { type DynamicForm, dynamicForm, sendDynamicForm } from '~/upstream/dynamic-forms.server'
import type { Refusal } from '~/upstream/refusals'
import { listUnknownRules } from '~contract/field-rules'
import { pickAnswers, pickFiles } from '../form-schema'
import { defineDynamicForm } from './form'

/** Loads the form; a closed one has only its texts. */
export async function loadDynamicForm(args: LoaderFunctionArgs) {
  const { request, context } = args
  const form = await loadForm(args)
  const unknown = listUnknownRules(form.fields)
  if (unknown.length > 0)
    context.log.warn({ form: form.id, rules: unknown }, 'unknown rules of a form are skipped')
  return {
    ...form,
    canonical: toLocalizedPath(`/dynamic-forms/${form.id}`, getVisitor(args).language),
    isSent:
      new URL(request.url).searchParams.get('sent') === '1' &&
      hasSentForm(`dynamic_form/${form.id}`, request),
  }
}

export async function dynamicFormAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const { id, fields, isClosed } = await loadForm(args)
  const formPath = toLocalizedPath(`/dynamic-forms/${id}`, visitor.language)
  // Closed meanwhile; the page shows a notice.
  if (isClosed) return redirect(formPath, 303)
  return handleForms(
    args,
    onSubmit(defineDynamicForm(fields), async ({ values, idempotencyKey: key, refuse, reject }) => {
      const [answers, files] = [pickAnswers(values), pickFiles(values)]
      const answer = await visitor.call(sendDynamicForm({ id: String(id), answers, files, key }))
      if (!answer.ok) {
        const rejected = findRejectedFiles(answer, fields)
        return Object.keys(rejected).length > 0 ? reject(rejected) : refuse(answer)
      }
      const headers = { 'Set-Cookie': setSentFormCookie(`dynamic_form/${id}`) }
      return redirect(`${formPath}?sent=1`, { status: 303, headers })
    }),
  )
}

/** Returns errors of files that are neither PDF nor picture, by field. */
function findRejectedFiles({ fieldErrors }: Refusal, fields: DynamicForm['fields']) {
  const rejected = fields.filter(
    ({ name, type }) => type === 'file' && fieldErrors.some(({ field }) => field === name),
  )
  return Object.fromEntries(
    rejected.map(({ name, title }) => [name, { key: 'answer_file_kind' as const, args: { field: title } }]),
  )
}

async function loadForm({ params, ...args }: LoaderFunctionArgs): Promise<DynamicForm> {
  const visitor = getVisitor(args)
  // A path without an id does not name a form.
  if (params.id === undefined) throw redirect(toLocalizedPath('/contact', visitor.language))
  return visitor.call(dynamicForm(params.id))
}

export type DynamicFormData = Awaited<ReturnType<typeof loadDynamicForm>>
