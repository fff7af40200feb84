import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { ActFailure } from '../../../http/act-failure'
import { whyNotDone } from '../../../http/act-failure.server'
import { notFound } from '../../../http/failures.server'
import { readForm } from '../../../http/form.server'
import { answerLeft, leaveAnswer } from '../../../http/form-answer.server'
import { isJustSent, noteSent } from '../../../http/just-sent.server'
import { oneTimeKey } from '../../../http/one-time-key.server'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { localizedPath } from '../../../i18n/languages'
import { type DynamicForm, dynamicForm, sendDynamicForm } from '../../../upstream/forms.server'
import type { FormFault } from '../faults'
import type { Answers } from '../field'
import { unknownRules } from '../rules'
import { answersIn, faultsIn, filesIn } from '../typed'

/** A form that came back to whoever sent it. */
interface ReturnedForm {
  values: Answers
  formKey: string
  faults: FormFault[]
  failure?: ActFailure | undefined
}

/** A form that the upstream defines; a closed one has only words. */
export async function loadDynamicForm(args: LoaderFunctionArgs) {
  const { request, context } = args
  const { language } = readVisitor(args)
  const [form, i18n] = await Promise.all([formOf(args), i18nFor(language)])
  const unknown = unknownRules(form.fields)
  if (unknown.length > 0)
    context.log.warn({ form: form.id, rules: unknown }, 'rules of a form are unknown and skipped')
  const returned = answerLeft<ReturnedForm>(context)
  return {
    ...form,
    canonical: localizedPath(`/dynamic-forms/${form.id}`, language),
    ...(returned && { mistake: i18n.getFixedT(language, 'ui')('mistake') }),
    returned,
    isSent:
      !returned &&
      new URL(request.url).searchParams.get('sent') === '1' &&
      isJustSent(`dynamic_form/${form.id}`, request),
    formKey: returned?.formKey ?? randomUUID(),
  }
}

/** Takes the form: sent, or the same page with everything that was typed. Browsers do not give files back. */
export async function actOnDynamicForm(args: ActionFunctionArgs) {
  const { request, context } = args
  const sent = await readForm(request)
  const { id, fields, isClosed } = await formOf(args)
  const here = localizedPath(`/dynamic-forms/${id}`, readVisitor(args).language)
  // It has been closed meanwhile: the page says so.
  if (isClosed) return redirect(here, 303)
  const [values, files] = [answersIn(fields, sent), filesIn(fields, sent)]
  const formKey = String(sent.get('form_key') ?? '').slice(0, 100)
  const comeBack = (init: ResponseInit, wrong: Pick<ReturnedForm, 'faults' | 'failure'>) => {
    leaveAnswer(context, { values, formKey, ...wrong } satisfies ReturnedForm)
    return data(null, init)
  }
  const faults = faultsIn(fields, values, files)
  if (faults.length > 0) return comeBack({ status: 422 }, { faults })
  const named = [...files].map(([name, file]) => [name, file.name, file.size])
  const key = oneTimeKey([formKey, id, values, named])
  const names = fields.map(({ name }) => name)
  const sending = readVisitor(args).call(sendDynamicForm({ id: String(id), answers: values, files, key }))
  const notDone = await whyNotDone(sending, names)
  if (notDone) {
    const { rejected, failure, ...init } = notDone
    return comeBack(init, { faults: rejected.map((field) => ({ field, fault: 'rejected' })), failure })
  }
  const headers = { 'Set-Cookie': noteSent(`dynamic_form/${id}`) }
  return redirect(`${here}?sent=1`, { status: 303, headers })
}

async function formOf({ params, ...args }: LoaderFunctionArgs): Promise<DynamicForm> {
  if (params.id === undefined) throw notFound('errors.page_desc')
  return readVisitor(args).call(dynamicForm(params.id))
}

export type DynamicFormData = Awaited<ReturnType<typeof loadDynamicForm>>
